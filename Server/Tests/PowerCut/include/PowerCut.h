#ifndef POWER_CUT_H
#define POWER_CUT_H

// A simulated disk for SQLite whose power can be cut. It records writes that aren't synchronized yet. At any moment, it
// can show what a power cut would leave of its files.

/// Intercepts SQLite's access to the files below a folder. Other files aren't affected.
///
/// Returns 0, or SQLite's error code.
int power_cut_watch(const char *folder);

/// Makes every synchronization below the folder fail, or succeed again.
void power_cut_fail_synchronizations(int is_failing);

/// Makes the disk full for all writes below the folder, or makes space again.
void power_cut_fill(int is_full);

/// Returns the number of successful synchronizations below the folder.
long power_cut_synchronizations(void);

/// Writes the files to another folder, in the state in which a power cut would leave them now.
///
/// Synchronized data is complete. If `seed` is 0, all later writes are missing. Otherwise, some of them are missing or
/// partial, chosen at random. Returns 0, or -1 if a file can't be written.
int power_cut_take(const char *folder, unsigned seed);

#endif
