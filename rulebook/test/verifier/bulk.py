"""Prints the digests of the first outcomes of every game as verify.py draws them: the group `bulk` of vectors.json.

    python3 bulk.py <folder of verify.py> <vectors.json> <outcomes>
"""

import hashlib
import json
import sys

sys.path.insert(0, sys.argv[1])
import verify  # noqa: E402

with open(sys.argv[2], encoding="utf-8") as file:
    VECTORS = json.load(file)
COUNT = int(sys.argv[3])


def values(name, outcome, meaning, choice):
    """An outcome as the vectors list it."""
    game = verify.GAMES[name]
    if name == "roulette":
        return [outcome["slot"], game.WHEEL[outcome["slot"]]]
    if name == "fruit":
        return [outcome["cell"], outcome["lit"], "".join(game.RING[cell] for cell in outcome["lit"])]
    if name == "turntable":
        return [outcome["segment"], game.WHEELS[choice["risk"]][outcome["segment"]]]
    if name == "scratch":
        pays = game.pays({}, outcome).of
        tiers = [prize.pays for prize in game.PRIZES]
        return [outcome["ticket"], tiers.index(pays) if pays in tiers else -1, pays, outcome["grid"]]
    if "bust" not in outcome:
        return list(outcome.values())
    steps = [int(meaning["steps"].split()[0])] if game.steps else []
    return [meaning["r"], outcome["bust"], outcome["bust"] == game.top, *steps]


def streams(name):
    """The stream of every bet on the vectors' seeds, or of every round of their chains."""
    if name in verify.OWN_GAMES:
        return (verify.Stream(VECTORS["seed"], name, VECTORS["client"], str(nonce)) for nonce in range(COUNT))
    hashes = [bytes.fromhex(VECTORS["chains"][name]["seed"])]
    while len(hashes) < COUNT:
        hashes.append(verify.sha256(hashes[-1]))
    return (
        verify.Stream(key.hex(), name, VECTORS["salt"], str(index))
        for index, key in enumerate(reversed(hashes), start=1)
    )


def choice_of(name, variant):
    if name == "turntable":
        return {"risk": variant}
    return {"mines": int(variant)} if name == "minesweeper" else {}


def digest(vector):
    name, _, variant = vector.partition("-")
    choice = choice_of(name, variant)
    game = verify.GAMES[name]
    rows = []
    for stream in streams(name):
        outcome, meaning = game.draw(stream, choice)
        rows.append(json.dumps(values(name, outcome, meaning, choice), separators=(",", ":")))
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()


print(json.dumps({vector: digest(vector) for vector in VECTORS["bulk"]}))
