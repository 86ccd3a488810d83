"""The links that hide their moves, computed as `Sources/Kit/SessionSupport/HiddenMoves.swift` describes them."""

VISIBLE = "0123456789abcdefghijklmnoprstuvx,:-/"
HIDDEN = "0123456789abcdefghijklmnopqrstuvwxyz"


def hashed(data: bytes, value: int = 0xCBF29CE484222325) -> int:
    """Returns the 64-bit FNV-1a hash of `data`, after data with the hash `value`."""
    for byte in data:
        value = ((value ^ byte) * 0x100000001B3) % 2**64
    return value


def hide_moves(link: str) -> str:
    """Returns a link such as `triples/1/14/uldr`, with or without the page before `#`, with its moves hidden."""
    page, mark, address = link.rpartition("#")
    words = address.split("/")
    count = 4 if words[0] == "codebreaker" else 3
    head, moves = "/".join(words[:count]) + "/", "/".join(words[count:])
    state = hashed(head.encode())
    text = ""
    for letter in moves:
        value = VISIBLE.index(letter)
        text += HIDDEN[(value + (state >> 32)) % 36]
        state = hashed(bytes([value]), state)
    return page + mark + head + "z" + HIDDEN[len(moves) % 36] + text + HIDDEN[(state >> 32) % 36]
