"""Reads the index that the compiler wrote with -index-store-path, using the toolchain's libIndexStore."""
import ctypes
import shutil
from pathlib import Path
from typing import NamedTuple

DEFINITION, REFERENCE, CHILD_OF, EXTENDED_BY, ACCESSOR_OF = 1 << 1, 1 << 2, 1 << 9, 1 << 14, 1 << 15
EXTENSION = 9


class Occurrence(NamedTuple):
    """An occurrence of a symbol. `usr` identifies the symbol, and `parents` are the symbols of which it is a member."""

    usr: str
    name: str
    kind: int
    roles: int
    line: int
    parents: tuple  # their USRs
    extension: str | None  # the USR of the extension of the symbol, if one begins here
    is_accessor: bool


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


Each = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def library():
    swiftc = Path(shutil.which("swiftc")).resolve()
    lib = ctypes.CDLL(str(swiftc.parent.parent / "lib/libIndexStore.so"))
    for name, result, *arguments in [
        ("store_create", ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
        ("store_dispose", None, ctypes.c_void_p),
        ("record_reader_create", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
        ("record_reader_dispose", None, ctypes.c_void_p),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, Each),
        ("occurrence_get_symbol", ctypes.c_void_p, ctypes.c_void_p),
        ("occurrence_get_roles", ctypes.c_uint64, ctypes.c_void_p),
        ("occurrence_get_line_col", None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p),
        ("occurrence_relations_apply_f", ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p, Each),
        ("symbol_relation_get_roles", ctypes.c_uint64, ctypes.c_void_p),
        ("symbol_relation_get_symbol", ctypes.c_void_p, ctypes.c_void_p),
        ("symbol_get_kind", ctypes.c_int, ctypes.c_void_p),
        ("symbol_get_name", Text, ctypes.c_void_p),
        ("symbol_get_usr", Text, ctypes.c_void_p),
    ]:
        function = getattr(lib, f"indexstore_{name}")
        function.restype, function.argtypes = result, arguments
    return lib


def occurrences(folder):
    """Yields each file that was indexed into the folder: its name without the path, and the list of its occurrences."""
    lib = library()
    store = lib.indexstore_store_create(str(folder).encode(), None)
    if not store:
        raise OSError(f"no index in {folder}")
    for record in sorted((Path(folder) / "v5/records").glob("*/*")):
        reader, found = lib.indexstore_record_reader_create(store, record.name.encode(), None), []

        def add(_, occurrence):
            symbol, line, column = lib.indexstore_occurrence_get_symbol(occurrence), ctypes.c_uint(), ctypes.c_uint()
            relations = []

            def add_relation(_, relation):
                other = lib.indexstore_symbol_relation_get_symbol(relation)
                relations.append((lib.indexstore_symbol_relation_get_roles(relation), str(lib.indexstore_symbol_get_usr(other))))
                return True

            lib.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
            lib.indexstore_occurrence_relations_apply_f(occurrence, None, Each(add_relation))
            found.append(
                Occurrence(
                    usr=str(lib.indexstore_symbol_get_usr(symbol)),
                    name=str(lib.indexstore_symbol_get_name(symbol)),
                    kind=lib.indexstore_symbol_get_kind(symbol),
                    roles=lib.indexstore_occurrence_get_roles(occurrence),
                    line=line.value,
                    parents=tuple(usr for roles, usr in relations if roles & CHILD_OF),
                    extension=next((usr for roles, usr in relations if roles & EXTENDED_BY), None),
                    is_accessor=any(roles & ACCESSOR_OF for roles, _ in relations),
                )
            )
            return True

        lib.indexstore_record_reader_occurrences_apply_f(reader, None, Each(add))
        lib.indexstore_record_reader_dispose(reader)
        yield record.name.rsplit("-", 1)[0], found
    lib.indexstore_store_dispose(store)
