#ifndef POWER_CUT_H
#define POWER_CUT_H

// A disk below SQLite that can be cut off from its power: it remembers what was written to it and not synchronized, and shows
// at any moment what would be left of its files.

/// Puts itself between SQLite and the files below a folder. Files elsewhere are left alone.
///
/// Returns 0, or SQLite's code where that fails.
int power_cut_watch(const char *folder);

/// Lets every synchronization below the folder fail from now on, or succeed again.
void power_cut_fail_synchronizations(int is_failing);

/// Leaves no room for anything that is written below the folder from now on, or makes room again.
void power_cut_fill(int is_full);

/// How many synchronizations have succeeded below the folder.
long power_cut_synchronizations(void);

/// Writes into another folder what the disk would hold if the power went now.
///
/// Whatever was synchronized is there. Of the writes since then none is, where `seed` is 0, and otherwise some are, by chance,
/// and some of those in part. Returns 0, or -1 where a file could not be written.
int power_cut_take(const char *folder, unsigned seed);

#endif
