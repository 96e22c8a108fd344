#!/usr/bin/env python3
"""Verifies Glasshouse on your own machine, in Python.

This program does what verify.mjs does: it takes the same commands, reads the same files and comes to the same verdicts.
It was written separately, in another language, so that a mistake in one of the two shows as a disagreement. It needs
Python 3.9 or later, no network and no other file, and shares no code with the casino or with verify.mjs.

Read it before you trust it: randomness first, then the twelve games, the checks, the files, and last the command line.

    python3 verify.py --help
"""

from __future__ import annotations

import hashlib
import hmac
import itertools
import json
import math
import re
import sys
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Sequence, Tuple

Object = Dict[str, Any]


class WrongUsage(Exception):
    """Arguments or files from which nothing can be computed."""


class Missing:
    """The value of a field that a file doesn't have. JSON's null is another thing: it says that there is no value."""


MISSING = Missing()


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def sha256_hex(data: bytes) -> str:
    return sha256(data).hex()


# ----------------------------------------------------------------------------------------------------------------------
# Randomness. All outcomes are read from one stream of bytes, block after block:
#
#   HMAC-SHA256(key, "PF1:" + game + ":" + public + ":" + n + ":" + block)      block = 0, 1, 2, ...
#
# Your own games: the key is the server seed, public the client seed, n the nonce.
# Shared rounds:  the key is the round's hash, public the salt, n the round's index. In beacon mode public is the salt, a
#                 dot, and the randomness of a public beacon that comes after betting closed.


class Stream:
    """The random numbers of one bet or one round."""

    def __init__(self, key: str, game: str, public: str, n: str) -> None:
        self.skipped_words = 0
        """Words that were skipped so that all values are equally likely."""
        self._bytes = self._blocks(bytes.fromhex(key), f"PF1:{game}:{public}:{n}")

    @staticmethod
    def _blocks(key: bytes, message: str) -> Iterator[int]:
        for block in itertools.count():
            yield from hmac.new(key, f"{message}:{block}".encode(), hashlib.sha256).digest()

    def _take(self, count: int) -> bytes:
        return bytes(itertools.islice(self._bytes, count))

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1.

        2^32 is rarely a multiple of n. The words beyond its last complete multiple are skipped, because they would
        make small results more likely than large ones.
        """
        if n == 1:
            return 0
        end = 2**32 - 2**32 % n
        while True:
            word = int.from_bytes(self._take(4), "big")
            if word < end:
                return word % n
            self.skipped_words += 1

    def first_52_bits(self) -> str:
        """The first thirteen hex digits of the stream."""
        return self._take(7).hex()[:13]

    def pick(self, items: Sequence[Any], count: int) -> List[Any]:
        """Draws this many items without replacement, in the order in which they are drawn."""
        left = list(items)
        for i in range(min(count, len(left) - 1)):
            j = i + self.below(len(left) - i)
            left[i], left[j] = left[j], left[i]
        return left[:count]


# ----------------------------------------------------------------------------------------------------------------------
# Games. Multipliers are hundredths (250 is 2.50×), so that no fraction is ever rounded. A payout is the stake times a
# ratio of two whole numbers, rounded down to whole gold.


@dataclass(frozen=True)
class Ratio:
    of: int
    per: int

    def times(self, gold: int) -> int:
        return gold * self.of // self.per


LOST = Ratio(0, 1)
STAKE_BACK = Ratio(1, 1)


def hundredths(value: int) -> Ratio:
    return Ratio(value, 100)


def in_parts(multipliers: Sequence[int]) -> Ratio:
    """A stake on several selections is split equally among them, and each part is paid by its own odds."""
    return Ratio(sum(multipliers), 100 * len(multipliers))


def shown(value: int, places: int = 2) -> str:
    """Formats 250 as 2.50×; with four places, 19800 as 1.9800×."""
    digits = str(value).rjust(places + 1, "0")
    return f"{digits[:-places]}.{digits[-places:]}×"


def is_int(value: Any) -> bool:
    """Whether this is a number. Python counts True as the number 1, JSON doesn't."""
    return type(value) is int


def is_name(known: Iterable[str], value: Any) -> bool:
    return isinstance(value, str) and value in known


def are_selections(value: Any, known: Iterable[str], most: int) -> bool:
    """Whether this is a list of one to `most` different names."""
    if not isinstance(value, list) or not 1 <= len(value) <= most:
        return False
    return all(is_name(known, one) for one in value) and len(set(value)) == len(value)


@dataclass(frozen=True)
class Circumstances:
    """What happened to a bet of a crash game and to its round."""

    cap: Optional[int] = None
    is_refund: bool = False
    round_cap: Optional[int] = None
    incident: Optional[str] = None
    has_started: bool = True
    noted_ms: Optional[int] = None
    """How far an interrupted round had come when it was last noted."""
    interrupted: bool = False
    """Whether the interruption ended this bet."""


class Game:
    """The rules of one game."""

    name: str
    choice_format: str
    """The player's choice, described for the help text."""
    fields: Tuple[str, ...]
    """The names of its fields."""
    decision: Optional[str] = None
    """Where the player decides when to stop: the field that records this beside the outcome."""
    places = 2
    """Decimal places of multipliers."""
    edge_ppm: int
    """Of shared games: the house edge in millionths, from which limits follow."""
    results_at_once = 1
    """In a lottery: how many of its results may come at the same time."""

    def is_choice(self, choice: Object) -> bool:
        """Whether an object with these fields is a valid choice."""
        raise NotImplementedError

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        """The outcome in its published form, and what it means."""
        raise NotImplementedError

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        raise NotImplementedError

    def fault(self, choice: Object, outcome: Object, how: Circumstances) -> Optional[str]:
        """Why the player's decision is impossible, if it is."""
        return None

    def results(self) -> List[Object]:
        """In a lottery: what a round may bring."""
        raise NotImplementedError

    def parts(self, choice: Object) -> List[Object]:
        """In a lottery: the choices among which a stake is split."""
        return [choice]


CANCELLED = "void"
"""The incident of a round whose hash chain was ended before it was over."""


class CrashGame(Game):
    """Crash, Bomb, Soccer Boy and Rich Bomb: a value rises until it busts.

    A player can cash out at every hundredth from 1.01×, or only at the game's steps.
    """

    decision = "exit"
    fields = ("auto",)
    edge_ppm = 10_000

    def __init__(self, name: str, top: int, value_after: Callable[[int], int], steps: Tuple[int, ...] = ()) -> None:
        self.name = name
        self.top = top
        self.value_after = value_after
        """The value after some milliseconds."""
        self.steps = steps
        self.first = steps[0] if steps else 101
        example = "2}, a step" if steps else "200}, in hundredths"
        self.choice_format = f'{{"auto":{example}, or {{"auto":null}}'

    def is_choice(self, choice: Object) -> bool:
        auto = choice["auto"]
        if auto is None:
            return True
        if not is_int(auto):
            return False
        return 1 <= auto <= len(self.steps) if self.steps else self.first <= auto <= self.top

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        """In all four games the value reaches n hundredths with a chance of 99 / n."""
        r = stream.first_52_bits()
        reached = 99 * 2**52 // (2**52 - int(r, 16))
        bust = max(100, min(reached, self.top))
        meaning = {"r": r, "bust": shown(bust)}
        if self.steps:
            meaning["steps"] = f"{sum(step <= bust for step in self.steps)} of {len(self.steps)}"
        return {"bust": bust}, meaning

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        return hundredths(outcome["exit"])

    def _can_cash_out_at(self, value: int) -> bool:
        return value in self.steps if self.steps else self.first <= value <= self.top

    def cash_out_up_to(self, value: int) -> int:
        """The highest possible cash-out up to a value, and 1.00× if there is none."""
        if value < self.first:
            return 100
        return max(step for step in self.steps if step <= value) if self.steps else min(value, self.top)

    def target(self, auto: Optional[int]) -> Optional[int]:
        return self.steps[auto - 1] if auto is not None and self.steps else auto

    def _stop(self, auto: Optional[int], how: Circumstances) -> float:
        """The lowest of the player's target, the bet's cap and the round's cap: there the bet is cashed out."""
        target = self.target(auto)
        return min((stop for stop in (target, how.cap, how.round_cap) if stop is not None), default=math.inf)

    def fault(self, choice: Object, outcome: Object, how: Circumstances) -> Optional[str]:
        """A bet is cashed out at its target or cap, or earlier when its player decides so.

        A cash-out at exactly the value at which the round ended wins. If a round is interrupted, targets still count;
        a bet without one ends 50 ms after the round was last noted, and is refunded if the round never started. If a
        round is cancelled, every bet that had not cashed out is refunded.
        """
        cash_out = outcome.get("exit", MISSING)
        if not is_int(cash_out):
            return 'its "exit" is missing'
        auto = choice["auto"]
        was_cancelled = how.incident == CANCELLED
        was_interrupted = how.incident is not None and auto is None
        must_refund = (was_cancelled or was_interrupted) and not how.has_started
        if how.is_refund and not must_refund and not was_cancelled:
            return "its stake was refunded without a reason"
        if must_refund and not how.is_refund:
            return "its stake should have been refunded"
        if how.is_refund and cash_out != 100:
            return "the refunded amount isn’t its stake"
        bust, stop = outcome["bust"], self._stop(auto, how)
        if was_cancelled and cash_out == 0:
            return "lost, although its round was cancelled"
        if how.interrupted:
            if not was_interrupted or not how.has_started:
                return "ended by an interruption that didn’t happen"
            return self._interruption_fault(cash_out, bust, stop, how)
        if cash_out == 0:
            return self._loss_fault(bust, stop, was_interrupted)
        if cash_out > bust:
            return f"cashed out at {shown(cash_out)}, but the round ended at {shown(bust)}"
        if cash_out > stop:
            return f"cashed out at {shown(cash_out)}, above its target or cap {shown(int(stop))}"
        is_stake_back = cash_out == 100 and how.is_refund
        if self._can_cash_out_at(cash_out) or cash_out == how.round_cap or is_stake_back:
            return None
        return f"cashed out at {shown(cash_out)}, which isn’t possible"

    def _interruption_fault(self, cash_out: int, bust: int, stop: float, how: Circumstances) -> Optional[str]:
        noted_ms = number_of(how.noted_ms, 0, "its notedMs", DAY_MS)
        due = int(min(self.cash_out_up_to(min(self.value_after(noted_ms + 50), bust)), stop))
        if cash_out == due:
            return None
        return f"ended at {shown(cash_out)} by the interruption, but {shown(due)} was due"

    def _loss_fault(self, bust: int, stop: float, was_interrupted: bool) -> Optional[str]:
        if stop <= bust:
            return f"lost, although the round reached {shown(int(stop))} and ended at {shown(bust)}"
        if was_interrupted and bust >= self.first:
            return "lost, although its round was interrupted"
        return None


class Roulette(Game):
    name = "roulette"
    choice_format = '{"colour":"red"}, "blue", "purple", "green" or "gold"'
    fields = ("colour",)
    edge_ppm = 20_000
    WHEEL = (
        "RBRPRBGRBRPRBRRBRPRBGRBRYPRBRRBRPRBGRBRPRBRRBRPRBG"
        "RBRPRBRRBRPRBGRBRPRBRRBRYPRBGRBRPRBRRBRPRBGRBRPRBR"
    )
    COLOURS = {"R": "red", "B": "blue", "P": "purple", "G": "green", "Y": "gold"}
    PAYS = {"red": 200, "blue": 350, "purple": 700, "green": 1400, "gold": 4900}

    def _colour(self, slot: int) -> str:
        return self.COLOURS[self.WHEEL[slot]]

    def is_choice(self, choice: Object) -> bool:
        return is_name(self.PAYS, choice["colour"])

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        slot = stream.below(100)
        return {"slot": slot}, {"colour": self._colour(slot)}

    def results(self) -> List[Object]:
        return [{"slot": self.WHEEL.index(letter)} for letter in self.COLOURS]

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        colour = choice["colour"]
        return hundredths(self.PAYS[colour]) if self._colour(outcome["slot"]) == colour else LOST


class Wingo(Game):
    name = "wingo"
    choice_format = '{"selections":["green","7"]}, one to ten of "green", "red", "violet" and "0" to "9"'
    fields = ("selections",)
    edge_ppm = 20_000
    COLOURS = {
        "green": (0, 200, 0, 200, 0, 180, 0, 200, 0, 200),
        "red": (180, 0, 200, 0, 200, 0, 200, 0, 200, 0),
        "violet": (490, 0, 0, 0, 0, 490, 0, 0, 0, 0),
    }
    """What each colour pays for the digits 0 to 9. A digit pays 9.80× for itself."""
    DIGITS = tuple("0123456789")

    def is_choice(self, choice: Object) -> bool:
        return are_selections(choice["selections"], (*self.COLOURS, *self.DIGITS), 10)

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        digit = stream.below(10)
        colour = "green" if digit % 2 == 1 else "red"
        return {"digit": digit}, {"colour": f"{colour} and violet" if digit % 5 == 0 else colour}

    def results(self) -> List[Object]:
        return [{"digit": digit} for digit in range(10)]

    def parts(self, choice: Object) -> List[Object]:
        return [{"selections": [one]} for one in choice["selections"]]

    def _multiplier(self, selection: str, digit: int) -> int:
        if selection in self.COLOURS:
            return self.COLOURS[selection][digit]
        return 980 if selection == str(digit) else 0

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        return in_parts([self._multiplier(selection, outcome["digit"]) for selection in choice["selections"]])


class Lucky3(Game):
    name = "lucky3"
    choice_format = '{"type":"box","pick":"123"} or another type, with "pick":"" if it names no digits'
    fields = ("type", "pick")
    edge_ppm = 20_000
    PICKED = {
        "ticket": 3,
        "straight": 3,
        "box": 3,
        "front": 2,
        "back": 2,
        "triple": 0,
        "small": 0,
        "big": 0,
        "odd": 0,
        "even": 0,
    }
    """How many digits each type of bet names."""
    TICKET = (0, 100, 1000, 46700)
    """What a ticket pays for 0 to 3 digits in their places."""

    def is_choice(self, choice: Object) -> bool:
        kind, pick = choice["type"], choice["pick"]
        if not is_name(self.PICKED, kind) or not isinstance(pick, str):
            return False
        if not re.fullmatch("[0-9]*", pick) or len(pick) != self.PICKED[kind]:
            return False
        return kind != "box" or len(set(pick)) > 1

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        return {"digits": f"{stream.below(1000):03}"}, {}

    def results(self) -> List[Object]:
        return [{"digits": f"{number:03}"} for number in range(1000)]

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        kind, pick, digits = choice["type"], choice["pick"], outcome["digits"]
        if kind == "ticket":
            return hundredths(self.TICKET[sum(drawn == picked for drawn, picked in zip(digits, pick))])
        if kind == "box":
            is_won = sorted(digits) == sorted(pick)
            return hundredths((16300 if len(set(pick)) == 3 else 32600) if is_won else 0)
        total = sum(int(digit) for digit in digits)
        is_won, multiplier = {
            "straight": (digits == pick, 98000),
            "front": (digits[:2] == pick, 9800),
            "back": (digits[1:] == pick, 9800),
            "triple": (len(set(digits)) == 1, 9800),
            "small": (total <= 13, 196),
            "big": (total >= 14, 196),
            "odd": (total % 2 == 1, 196),
            "even": (total % 2 == 0, 196),
        }[kind]
        return hundredths(multiplier if is_won else 0)


class FruitBomb(Game):
    name = "fruit"
    choice_format = '{"selections":["cherry","star"]}, one to six of the fruits'
    fields = ("selections",)
    edge_ppm = 20_000
    results_at_once = 4
    """The bomb lights four cells, whose payouts add up."""
    RING = "CLOGCMLOCLSGOCLCOMLCGOLC"
    FRUITS = {"C": "cherry", "L": "lemon", "O": "orange", "G": "grape", "M": "melon", "S": "star"}
    PAYS = {"cherry": 300, "lemon": 350, "orange": 420, "grape": 700, "melon": 1050, "star": 2100}
    """A fruit's payout for every lit cell that shows it."""
    BOMB = 24
    """The cell in the centre, which lights four fruits of the ring."""

    def _fruits(self, lit: Sequence[int]) -> List[str]:
        return [self.FRUITS[self.RING[cell]] for cell in lit]

    def is_choice(self, choice: Object) -> bool:
        return are_selections(choice["selections"], self.PAYS, 6)

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        cell = stream.below(25)
        lit = stream.pick(range(24), 4) if cell == self.BOMB else [cell]
        return {"cell": cell, "lit": lit}, {"fruits": self._fruits(lit)}

    def results(self) -> List[Object]:
        return [{"cell": cell, "lit": [cell]} for cell in range(24)]

    def parts(self, choice: Object) -> List[Object]:
        return [{"selections": [one]} for one in choice["selections"]]

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        fruits = self._fruits(outcome["lit"])
        return in_parts([fruits.count(name) * self.PAYS[name] for name in choice["selections"]])


class Roller(Game):
    name = "roller"
    choice_format = '{"direction":"lower","number":50000} or "higher", with 1 to 98000 winning rolls'
    fields = ("direction", "number")
    places = 4

    @staticmethod
    def _winning_rolls(choice: Object) -> int:
        return choice["number"] if choice["direction"] == "lower" else 99999 - choice["number"]

    def is_choice(self, choice: Object) -> bool:
        if not is_name(("lower", "higher"), choice["direction"]) or not is_int(choice["number"]):
            return False
        return 1 <= self._winning_rolls(choice) <= 98000

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        return {"roll": stream.below(100000)}, {}

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        roll, number = outcome["roll"], choice["number"]
        is_won = roll < number if choice["direction"] == "lower" else roll > number
        return Ratio(99000, self._winning_rolls(choice)) if is_won else LOST


class Turntable(Game):
    name = "turntable"
    choice_format = '{"risk":"low"}, "medium" or "high"'
    fields = ("risk",)
    WHEELS = {
        "low": (0, 110, 140, 200, 0, 110, 140, 0, 110, 200, 140, 0, 110, 140, 0, 110, 200, 140, 0, 110),
        "medium": (460, 0, 150, 0, 200, 0, 0, 150, 0, 200, 0, 300, 0, 150, 0, 0, 200, 0, 150, 0),
        "high": (1060, 0, 0, 0, 0, 200, 0, 0, 0, 0, 500, 0, 0, 0, 0, 200, 0, 0, 0, 0),
    }

    def is_choice(self, choice: Object) -> bool:
        return is_name(self.WHEELS, choice["risk"])

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        return {"segment": stream.below(20)}, {}

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        return hundredths(self.WHEELS[choice["risk"]][outcome["segment"]])


@dataclass(frozen=True)
class Prize:
    symbol: str
    tickets: int
    """How many of the million tickets win it."""
    pays: int


class ScratchCard(Game):
    name = "scratch"
    choice_format = "{}, as there is nothing to choose"
    fields = ()
    PRIZES = (
        Prize("D", 100, 100000),
        Prize("7", 400, 25000),
        Prize("B", 2400, 5000),
        Prize("S", 6000, 2000),
        Prize("C", 12000, 1000),
        Prize("P", 30000, 500),
        Prize("L", 80000, 200),
        Prize("K", 110000, 100),
    )

    def _prize(self, ticket: int) -> Optional[Prize]:
        """The first tickets win the first prize, the next ones the second, and so on. The rest win nothing."""
        for prize in self.PRIZES:
            if ticket < prize.tickets:
                return prize
            ticket -= prize.tickets
        return None

    def is_choice(self, choice: Object) -> bool:
        return True

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        ticket = stream.below(1000000)
        prize = self._prize(ticket)
        # Two of each symbol never show three; a winning card gets three of its own among six of the others.
        pairs = [one.symbol for one in self.PRIZES for _ in range(2) if one != prize]
        printed = [prize.symbol] * 3 + stream.pick(pairs, 6) if prize else pairs
        return {"ticket": ticket, "grid": "".join(stream.pick(printed, 9))}, {}

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        prize = self._prize(outcome["ticket"])
        return hundredths(prize.pays if prize else 0)


class Minesweeper(Game):
    name = "minesweeper"
    choice_format = '{"mines":3}, with 1 to 24 mines'
    fields = ("mines",)
    decision = "opened"
    TILES = 25

    def is_choice(self, choice: Object) -> bool:
        return is_int(choice["mines"]) and 1 <= choice["mines"] < self.TILES

    def draw(self, stream: Stream, choice: Object) -> Tuple[Object, Object]:
        return {"mines": sorted(stream.pick(range(self.TILES), choice["mines"]))}, {}

    def pays(self, choice: Object, outcome: Object) -> Ratio:
        """0.99 divided by the chance of this many safe tiles. A game without a move is refunded."""
        opened = outcome["opened"]
        if not opened:
            return STAKE_BACK
        if opened[-1] in outcome["mines"]:
            return LOST
        safe = self.TILES - choice["mines"]
        return Ratio(99 * math.comb(self.TILES, len(opened)), 100 * math.comb(safe, len(opened)))

    def fault(self, choice: Object, outcome: Object, how: Circumstances) -> Optional[str]:
        opened = outcome.get("opened", MISSING)
        are_tiles = isinstance(opened, list) and all(is_int(tile) and 0 <= tile < self.TILES for tile in opened)
        if not are_tiles or len(set(opened)) < len(opened):
            return "the opened tiles aren’t distinct numbers from 0 to 24"
        if any(tile in outcome["mines"] for tile in opened[:-1]):
            return "the game continued after a mine"
        return None


def by_name(*games: Game) -> Dict[str, Game]:
    return {game.name: game for game in games}


OWN_GAMES = by_name(Roller(), Turntable(), ScratchCard(), Minesweeper())
"""Single-player games, drawn from the player's own seeds."""

DRIBBLES = (
    *(120, 150, 190, 235, 295, 365, 455, 570, 710, 890),
    *(1100, 1400, 1750, 2200, 2700, 3400, 4300, 5400, 7000, 10000),
)
VAULTS = (200, 500, 1000, 2500, 5000, 10000, 25000, 50000, 100000)


def crash_after(ms: int) -> int:
    """It doubles every 11.6 seconds. Beyond a thousand seconds it is above every top."""
    return math.floor(100 * math.exp(0.00006 * min(ms, 1_000_000)))


def bomb_after(ms: int) -> int:
    return (20_000 + min(ms, 60_000)) ** 3 // 80_000_000_000


def step_after(steps: Sequence[int], count: int) -> int:
    """1.00× before the first step, and the last one stays."""
    return (100, *steps)[min(count, len(steps))]


SHARED_GAMES = by_name(
    CrashGame("crash", 1000000, crash_after),
    CrashGame("bomb", 6400, bomb_after),
    CrashGame("football", 10000, lambda ms: step_after(DRIBBLES, ms // 1500), DRIBBLES),
    CrashGame("richbomb", 100000, lambda ms: step_after(VAULTS, ms // 3000), VAULTS),
    Roulette(),
    Wingo(),
    Lucky3(),
    FruitBomb(),
)
"""Games with rounds that all players share."""

GAMES = {**OWN_GAMES, **SHARED_GAMES}

# ----------------------------------------------------------------------------------------------------------------------
# Input validation. Malformed input is refused before anything is computed from it.

MOST = 999_999_999_999_999
STAKE_MOST = 999_999_999
CHAIN_MOST = 10_000_000
"""Longer chains would keep this program busy for hours. The casino's have four million rounds."""
LATEST_MS = 9_999_999_999_999
"""The year 2286."""
DAY_MS = 86_400_000
DEEPEST = 50


def demand(condition: bool, message: str) -> None:
    if not condition:
        raise WrongUsage(message)


def spelled(value: Any) -> str:
    """A value as JSON, for messages."""
    if value is MISSING:
        return "nothing"
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def plain(value: Any) -> str:
    return value if isinstance(value, str) else spelled(value)


def beginning(text: str) -> str:
    return text[:80]


def hex_digits(value: Any, digits: int, name: str) -> str:
    if not isinstance(value, str) or len(value) != digits or not re.fullmatch("[0-9A-Fa-f]+", value):
        raise WrongUsage(f"{name} must be {digits} hex digits, not {spelled(value)}")
    return value.lower()


def span(least: int, most: int) -> str:
    return f"from {least} up" if most == MOST else f"from {least} to {most}"


def whole_number(text: str, least: int, name: str, most: int = MOST) -> int:
    """A number from the command line. The casino never writes a leading zero."""
    is_whole = re.fullmatch("0|[1-9][0-9]{0,14}", text) and least <= int(text) <= most
    demand(bool(is_whole), f"{name} must be a whole number {span(least, most)}, not {spelled(text)}")
    return int(text)


def number_of(value: Any, least: int, name: str, most: int = MOST) -> int:
    """A number from a file, where it is never text."""
    if not is_int(value) or not least <= value <= most:
        raise WrongUsage(f"{name} must be a whole number {span(least, most)}, not {spelled(value)}")
    return value


def number_or_null(value: Any, least: int, name: str) -> Optional[int]:
    return None if value is None else number_of(value, least, name)


def object_of(value: Any, name: str) -> Object:
    demand(isinstance(value, dict), f"{name} must be an object, not {spelled(value)}")
    return value


def client_seed_of(value: Any) -> str:
    is_seed = isinstance(value, str) and re.fullmatch("[0-9A-Za-z_-]{1,64}", value)
    demand(bool(is_seed), "a client seed must have 1 to 64 letters, digits, - or _")
    return value


def game_of(known: Dict[str, Game], name: Any) -> Game:
    return known[one_of(known, name)]


def one_of(known: Iterable[str], name: Any) -> str:
    demand(is_name(known, name), f"unknown {spelled(name)}, use one of {', '.join(known)}")
    return name


def is_choice_in(game: Game, value: Any) -> bool:
    return isinstance(value, dict) and set(value) == set(game.fields) and game.is_choice(value)


def choice_of(game: Game, value: Any) -> Object:
    demand(is_choice_in(game, value), f"the choice in {game.name} must be {game.choice_format}")
    return value


def read_json(text: str, name: str) -> Any:
    """JSON that every program reads alike, as the casino writes it.

    No key twice, whole numbers of up to 15 digits, and no half of a character. Otherwise one file could show each
    reader something else.
    """

    def plain_number(digits: str) -> int:
        if not re.fullmatch("0|-?[1-9][0-9]{0,14}", digits):
            raise WrongUsage(f"{name} has {digits}, which isn’t a plain whole number")
        return int(digits)

    def object_without_repeats(pairs: List[Tuple[str, Any]]) -> Object:
        fields: Object = {}
        for key, value in pairs:
            if key in fields:
                raise WrongUsage(f"{name} has the field {spelled(key)} twice")
            fields[key] = value
        return fields

    try:
        value = json.loads(
            text,
            object_pairs_hook=object_without_repeats,
            parse_int=plain_number,
            parse_float=plain_number,
            parse_constant=not_json,
        )
        demand_plain(value, name, 0)
    except RecursionError:
        raise WrongUsage(f"{name} has too many lists in lists") from None
    except ValueError:
        raise WrongUsage(f"{name} must be JSON, not {beginning(text)}") from None
    return value


def not_json(word: str) -> None:
    """Python reads NaN and Infinity, which JSON doesn't have."""
    raise ValueError(word)


def demand_plain(value: Any, name: str, depth: int) -> None:
    if isinstance(value, str):
        demand(not re.search("[\ud800-\udfff]", value), f"{name} has half a character")
    if isinstance(value, (dict, list)):
        demand(depth < DEEPEST, f"{name} has too many lists in lists")
        for one in [*value.keys(), *value.values()] if isinstance(value, dict) else value:
            demand_plain(one, name, depth + 1)


def content_of(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except (OSError, ValueError):
        raise WrongUsage(f"the file {path} can’t be read") from None


def text_of(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise WrongUsage("the file isn’t UTF-8 text") from None


# ----------------------------------------------------------------------------------------------------------------------
# Single checks. Each takes the arguments of its command and returns the claimed and the computed values.


@dataclass
class Check:
    """Something that was claimed, and what it is."""

    name: str
    claimed: Any
    computed: Any
    holds: bool

    def as_dict(self) -> Object:
        fields = {"name": self.name, "claimed": self.claimed, "computed": self.computed, "holds": self.holds}
        return without_missing(fields)


@dataclass
class Fault:
    """Something that is impossible, whatever was claimed."""

    name: str
    holds: bool = False

    def as_dict(self) -> Object:
        return {"name": self.name, "holds": self.holds}


@dataclass
class Answer:
    """What a command found. Fields that it doesn't use are None."""

    checks: Sequence[Any] = ()
    notes: List[str] = field(default_factory=list)
    problems: Optional[List[str]] = None
    """The failed checks of a file, each with its location."""
    checked: Optional[Dict[str, int]] = None
    """How much of a file was checked."""
    outcome: Optional[Object] = None
    meaning: Optional[Object] = None
    skipped_words: Optional[int] = None

    @property
    def holds(self) -> bool:
        return not self.problems and all(check.holds for check in self.checks)


Options = Dict[str, str]


def compare(name: str, claimed: Any, computed: Any) -> Check:
    """Both must be the same, and of the same type: in Python 1 equals True."""
    is_plain = not isinstance(claimed, (list, dict))
    return Check(name, claimed, computed, is_plain and type(claimed) is type(computed) and claimed == computed)


def hash_of_hex(text: str) -> str:
    return sha256_hex(bytes.fromhex(text))


def utc(ms: int) -> str:
    moment = datetime(1970, 1, 1) + timedelta(milliseconds=ms)
    return moment.isoformat(timespec="milliseconds") + "Z"


def counted(count: int, names: str) -> str:
    """Drops the plural s: 1 bet, 2 bets."""
    return f"{count} {names[:-1] if count == 1 else names}"


def in_order(outcome: Object) -> str:
    """An outcome as text, independent of the order of its fields."""
    return spelled({name: outcome[name] for name in sorted(outcome)})


def outcome_check(game: Game, published: Any, drawn: Object) -> Check:
    """The player's decision is published within the outcome, but was not drawn."""
    fields = object_of(published, "an outcome")
    claimed = {name: value for name, value in fields.items() if name != game.decision}
    return compare("the outcome", in_order(claimed), in_order(drawn))


SAME_OUTCOME = "The outcome follows from these arguments alone. Compare it with the one you were shown."


def verify_bet(arguments: Sequence[str], claims: Options) -> Answer:
    name, server_seed, server_seed_hash, client_seed, nonce = arguments
    game = game_of(OWN_GAMES, name)
    seed = hex_digits(server_seed, 64, "a server seed")
    hash_shown = hex_digits(server_seed_hash, 64, "a hashed server seed")
    public = client_seed_of(client_seed)
    stream = Stream(seed, name, public, str(whole_number(nonce, 0, "a nonce")))
    commit = compare("SHA-256 of the server seed, shown before the bet", hash_shown, hash_of_hex(seed))
    return redraw(game, stream, commit, claims)


def verify_round(arguments: Sequence[str], claims: Options) -> Answer:
    name, round_hash, previous_hash, index, salt, *beacons = arguments
    game = game_of(SHARED_GAMES, name)
    key = hex_digits(round_hash, 64, "a round's hash")
    previous = hex_digits(previous_hash, 64, "the hash of the previous round")
    public = ".".join([hex_digits(salt, 64, "a salt"), *(hex_digits(one, 64, "a beacon") for one in beacons)])
    stream = Stream(key, name, public, str(whole_number(index, 1, "a round's index")))
    commit = compare("SHA-256 of the hash, shown one round earlier", previous, hash_of_hex(key))
    return redraw(game, stream, commit, claims)


def redraw(game: Game, stream: Stream, commit: Check, claims: Options) -> Answer:
    """Draws the outcome again, calculates the payout, and compares both with what was claimed."""
    default_choice = "{}" if not game.fields else None
    choice_text = claims.get("choice", default_choice)
    choice = read_json(choice_text, "a choice") if choice_text is not None else None
    if choice_text is not None or isinstance(game, Minesweeper):
        choice_of(game, choice)
    outcome, meaning = game.draw(stream, choice)
    checks: List[Any] = [commit]
    published = object_of(read_json(claims.get("outcome", "{}"), "an outcome"), "an outcome")
    if "outcome" in claims:
        checks.append(outcome_check(game, published, outcome))
    if choice_text is not None and (game.decision is None or game.decision in published):
        full = {**published, **outcome}
        fault = game.fault(choice, full, Circumstances())
        if fault:
            checks.append(Fault(fault))
        share = LOST if fault else game.pays(choice, full)
        meaning["pays"] = shown(share.times(10**game.places), game.places)
        if "gold" in claims:
            meaning["payout"] = share.times(whole_number(claims["gold"], 1, "a stake", STAKE_MOST))
    is_paid = "payout" in meaning
    needed = f'--outcome with its "{game.decision}"' if choice_text is not None else "--choice"
    demand(is_paid or "gold" not in claims, f"to calculate a payout, add {needed}")
    demand(is_paid or "payout" not in claims, "to check a payout, add --gold")
    if "payout" in claims:
        checks.append(compare("the payout", whole_number(claims["payout"], 0, "a payout"), meaning["payout"]))
    notes = [] if "outcome" in claims else [SAME_OUTCOME]
    return Answer(checks, notes, outcome=outcome, meaning=meaning, skipped_words=stream.skipped_words)


SAME_TERMINAL = (
    "A made-up chain leads to a terminal hash of its own. Compare this one with the manifest that you noted before."
)


def verify_chain(arguments: Sequence[str], _: Options) -> Answer:
    round_hash, index, terminal_hash = arguments
    start = hex_digits(round_hash, 64, "a round's hash")
    terminal = hex_digits(terminal_hash, 64, "a terminal hash")
    steps = whole_number(index, 1, "a round's index", CHAIN_MOST)
    check = compare(f"SHA-256 applied {counted(steps, 'times')}", terminal, walk(start, steps))
    return Answer([check], [SAME_TERMINAL])


def walk(start: str, steps: int) -> str:
    """The hash that this many rounds lead to."""
    current = bytes.fromhex(start)
    for _ in range(steps):
        current = sha256(current)
    return current.hex()


def verify_file(claimed_hash: str, path: str, read: Callable[[str], Answer]) -> Answer:
    claimed = hex_digits(claimed_hash, 64, "a SHA-256")
    content = content_of(path)
    same = compare("SHA-256 of the file", claimed, sha256_hex(content))
    if same.holds:
        answer = read(text_of(content))
        answer.checks = [same]
        return answer
    # An editor may have added a line break at the end, which is not the casino's fault.
    trimmed = re.sub(rb"\r?\n\Z", b"", content)
    was_added = sha256_hex(trimmed) == claimed
    return Answer([same], ["The file would match without the line break at its end."] if was_added else [])


SAME_BOOK = "Compare the hash with the one that you were shown when betting closed."
SAME_MANIFEST = "Compare the hash with the one that you noted before the first round."


def verify_book(arguments: Sequence[str], _: Options) -> Answer:
    def read(text: str) -> Answer:
        book = BetBook.of(text)
        limits = {name: "none" if amount is None else str(amount) for name, amount in book.limits.items()}
        meaning = {"round": book.place, "bets": len(book.bets), **limits}
        return Answer(meaning=meaning, problems=book.problems, notes=[SAME_BOOK])

    return verify_file(*arguments, read)


def verify_manifest(arguments: Sequence[str], _: Options, work_bits: int) -> Answer:
    """The text of a manifest, or the whole response with its salt."""
    manifest_hash, path = arguments
    if b'"manifestHash"' in content_of(path):
        return verify_published(manifest_hash, path, work_bits)

    def read(text: str) -> Answer:
        facts = dict(object_of(read_json(text, "a manifest"), "a manifest"))
        terminals = object_of(facts.pop("terminals", {}), "the terminal hashes")
        network = Network.of(facts.pop("beacon", None))
        named = {"beacon": f"{SCHEME} {network.public_key}"} if network else {}
        return Answer(meaning={**facts, **named, **terminals}, notes=[SAME_MANIFEST])

    return verify_file(manifest_hash, path, read)


def verify_published(manifest_hash: str, path: str, work_bits: int) -> Answer:
    answers = responses_in(path)
    is_one = len(answers) == 1 and isinstance(answers[0].get("manifest"), str)
    demand(is_one, f"{path} must contain one response of /api/fair/manifest")
    manifest = Manifest.of(answers[0])
    pinned = [
        compare("SHA-256 of the manifest", hex_digits(manifest_hash, 64, "a SHA-256"), manifest.sha256),
        compare("its published hash", manifest.answer.get("manifestHash", MISSING), manifest.sha256),
    ]
    if manifest.answer.get("salt", MISSING) is None:
        return Answer(pinned, [SAME_MANIFEST, "The salt isn’t known yet."])
    answer = salt_answer(manifest, work_bits)
    return Answer([*pinned, *answer.checks], [SAME_MANIFEST, *answer.notes], meaning=answer.meaning)


def salt_answer(manifest: Manifest, work_bits: int) -> Answer:
    """The checks of a published salt, by the rule that its manifest names."""
    is_known = manifest.is_practice or manifest.height is not None
    demand(is_known, "its salt rule must be practice or btc:<height>")
    answer = manifest.answer
    if manifest.is_practice:
        check = practice_check(answer.get("manifestHash", MISSING), answer.get("salt", MISSING))
        told = Answer([check], [TEST_CHAIN])
    else:
        told = salt_checks(answer, work_bits)
    source = compare("the source of the salt", answer.get("saltSource", MISSING), "dev" if manifest.is_practice else "btc")
    return Answer([source, *told.checks], told.notes, meaning=told.meaning)


HEIGHT_UNKNOWN = (
    "A header doesn’t contain its height. Look up the hash of the block that the manifest’s saltRule names."
)


def verify_salt(arguments: Sequence[str], _: Options) -> Answer:
    header, salt, *created = arguments
    created_at = whole_number(created[0], 0, "a manifest's createdAt", LATEST_MS) if created else None
    checks, mined_at = header_checks(header, salt, created_at)
    return Answer(checks, [HEIGHT_UNKNOWN], meaning={"mined": utc(mined_at)})


def header_checks(header: Any, salt: Any, created_at_ms: Optional[int]) -> Tuple[List[Check], int]:
    """A Bitcoin block header proves itself: it cannot be forged without the work that its hash shows."""
    content = bytes.fromhex(hex_digits(header, 160, "a block header"))
    block_hash = sha256(sha256(content))[::-1]
    zero_bits = 256 - int.from_bytes(block_hash, "big").bit_length()
    target = target_of(int.from_bytes(content[72:76], "little"))
    mined_at_ms = 1000 * int.from_bytes(content[68:72], "little")
    found = block_hash.hex()
    checks = [
        compare("SHA-256 of SHA-256 of the header, bytes reversed", hex_digits(salt, 64, "a salt"), found),
        Check("at most the target in the header", target, found, found <= target),
        Check("leading zero bits", "at least 76", zero_bits, zero_bits >= 76),
    ]
    if created_at_ms is not None:
        is_younger = mined_at_ms > created_at_ms
        checks.append(Check("mined after the manifest was created", utc(created_at_ms), utc(mined_at_ms), is_younger))
    return checks, mined_at_ms


def target_of(bits: int) -> str:
    """The compact target: its length in bytes and its first three bytes, whose highest bit is a sign."""
    length, first = bits >> 24, bits & 0x7FFFFF
    target = first << 8 * (length - 3) if length >= 3 else first >> 8 * (3 - length)
    is_possible = not bits & 0x800000 and target < 2**256
    return f"{target if is_possible else 0:064x}"


TEST_CHAIN = "This is a test chain. The server generated its salt itself and could have tried many chains."


def verify_practice(arguments: Sequence[str], _: Options) -> Answer:
    return Answer([practice_check(*arguments)], [TEST_CHAIN])


def practice_check(manifest_hash: Any, salt: Any) -> Check:
    text = "PF1-DEV-SALT:" + hex_digits(manifest_hash, 64, "a manifest's hash")
    claimed = hex_digits(salt, 64, "a salt")
    return compare("SHA-256 of PF1-DEV-SALT:<manifestHash>", claimed, sha256_hex(text.encode()))


# A beacon (drand): a network whose members sign every round together, so that nobody knows a signature in advance. The
# round that counts is the first one after betting closed. Python has no curve that could check the signature itself.

SCHEME = "bls-unchained-g1-rfc9380"
SAME_SIGNATURE = (
    "The signature of a beacon wasn’t checked. Compare it with two drand relays, "
    "or install @noble/curves beside verify.mjs, or use its --bls."
)
OTHER_NETWORK = (
    "The beacon isn’t drand quicknet. A person who has its key can know results in advance, as on a test system."
)


@dataclass(frozen=True)
class Network:
    """A network of beacons. Its times are seconds."""

    public_key: str
    genesis: int
    period: int

    @classmethod
    def of(cls, value: Any) -> Optional[Network]:
        """The network that a manifest names; None without beacon mode."""
        if value is None:
            return None
        scheme = object_of(value, "the beacon of the manifest").get("scheme", MISSING)
        demand(scheme == SCHEME, f"the scheme of the beacon must be {SCHEME}, not {spelled(scheme)}")
        genesis = number_of(value.get("genesis", MISSING), 0, "the genesis of the beacon", LATEST_MS // 1000)
        period = number_of(value.get("period", MISSING), 1, "the period of the beacon", DAY_MS // 1000)
        key = hex_digits(value.get("publicKey", MISSING), 192, "the public key of the beacon")
        # By another clock, an old signature that everybody knows would seem to come after betting closed.
        is_own_clock = genesis == QUICKNET.genesis and period == QUICKNET.period
        demand(
            key != QUICKNET.public_key or is_own_clock,
            "the beacon of the manifest has the key of drand quicknet, but another clock",
        )
        return cls(key, genesis, period)

    def round_after(self, lock_time_ms: int) -> int:
        """The first round strictly after betting closed."""
        return (lock_time_ms - 1000 * self.genesis) // (1000 * self.period) + 2


QUICKNET = Network(
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    1692803367,
    3,
)


def beacon_check(randomness: Any, signature: Any) -> Check:
    text = hex_digits(signature, 96, "a beacon's signature")
    return compare("SHA-256 of the beacon’s signature", hex_digits(randomness, 64, "a beacon"), hash_of_hex(text))


def lock_check(network: Network, number: int, lock_time_ms: int) -> Check:
    return compare("the first beacon round after betting closed", number, network.round_after(lock_time_ms))


def verify_beacon(arguments: Sequence[str], options: Options) -> Answer:
    round_text, randomness, signature, *lock = arguments
    number = whole_number(round_text, 1, "a beacon's round", LATEST_MS // 1000)
    key = hex_digits(options.get("key", QUICKNET.public_key), 192, "a public key")
    checks = [beacon_check(randomness, signature)]
    if lock:
        checks.append(lock_check(QUICKNET, number, whole_number(lock[0], 0, "a lock time", LATEST_MS)))
    signed_ms = 1000 * (QUICKNET.genesis + (number - 1) * QUICKNET.period)
    notes = [SAME_SIGNATURE] if key == QUICKNET.public_key else [SAME_SIGNATURE, OTHER_NETWORK]
    return Answer(checks, notes, meaning={"signed": utc(signed_ms)})


# A salt from a Bitcoin block counts only if the manifest is provably older. Its OpenTimestamps proof leads from the
# manifest's hash to the Merkle root of an earlier block. Headers count from that block to the salt block, whose own
# coinbase transaction states its height. Nothing here is the casino's clock.

WORK_BITS = 76
BLOCKS_BETWEEN = 144
CONFIRMATIONS = 6
ONE_MANIFEST = (
    "A timestamp proves age, not that there was only one manifest. "
    "Compare the manifest’s hash with one that you or others noted before the salt block."
)


def sha256_twice(content: bytes) -> bytes:
    return sha256(sha256(content))


def bytes_of(value: Any, name: str) -> bytes:
    if not isinstance(value, str) or not re.fullmatch("([0-9a-f]{2})+", value):
        raise WrongUsage(f"{name} must be hex digits in pairs")
    return bytes.fromhex(value)


@dataclass(frozen=True)
class Header:
    """A block header of Bitcoin."""

    content: bytes

    @property
    def block_hash(self) -> str:
        return sha256_twice(self.content)[::-1].hex()

    @property
    def before(self) -> str:
        return self.content[4:36][::-1].hex()

    @property
    def root(self) -> str:
        return self.content[36:68].hex()

    @property
    def mined_at_ms(self) -> int:
        return 1000 * int.from_bytes(self.content[68:72], "little")

    @property
    def target(self) -> str:
        return target_of(int.from_bytes(self.content[72:76], "little"))

    @classmethod
    def all_in(cls, value: Any) -> List[Header]:
        content = bytes_of(value, "block headers")
        demand(len(content) % 80 == 0, "each block header has 80 bytes")
        return [cls(content[i : i + 80]) for i in range(0, len(content), 80)]


def salt_checks(answer: Object, work_bits: int = WORK_BITS) -> Answer:
    """All checks of a published manifest's salt. Tests mine easier blocks; the command line demands real ones."""
    manifest = Manifest.of(answer)
    height = manifest.height
    if height is None:
        raise WrongUsage("the manifest’s saltRule must be practice or btc:<height>")
    demand(answer.get("saltAnchor") is not None, "the proof that the manifest is older than the salt block is missing")
    proof = object_of(answer["saltAnchor"], "the proof of the manifest’s age")
    headers = Header.all_in(proof.get("headers", MISSING))
    digest = hex_digits(answer.get("manifestHash", MISSING), 64, "a manifest's hash")
    stamped = Timestamp(bytes_of(proof.get("ots", MISSING), "a timestamp"), digest).stamped
    anchor = next((i for i, header in enumerate(headers) if header.root in stamped), None)
    if anchor is None:
        raise WrongUsage("the timestamp leads to none of the headers")
    anchor_height = stamped[headers[anchor].root]
    first = anchor_height - anchor
    demand(0 <= height - first < len(headers), f"the headers don’t reach block {height}")
    block = headers[height - first]
    begin, end = median_time(headers, anchor), median_time(headers, height - first)
    following = len(headers) - 1 - (height - first)
    hashes = [header.block_hash for header in headers]
    least = min(256 - int(block_hash, 16).bit_length() for block_hash in hashes)
    are_linked = all(header.before == before for before, header in zip(hashes, headers[1:]))
    have_work = all(block_hash <= header.target for block_hash, header in zip(hashes, headers))
    coinbase = bytes_of(proof.get("coinbase", MISSING), "a coinbase transaction")
    blocks, hours = height - anchor_height, (end - begin) // 3_600_000
    checks = [
        compare("the salt", answer.get("salt", MISSING), block.block_hash),
        compare("the header of the salt block", answer.get("saltProof", MISSING), block.content.hex()),
        compare("each header names the one before", True, are_linked),
        Check("leading zero bits of every header", f"at least {work_bits}", least, least >= work_bits),
        compare("every header has its target’s work", True, have_work),
        compare("targets change only where Bitcoin adjusts them", True, are_targets_kept(headers, first)),
        compare("the height in the coinbase of the salt block", True, states_height(coinbase, height)),
        compare("the Merkle root of the salt block", block.root, root_above(coinbase, proof.get("branch", MISSING))),
        Check("blocks between timestamp and salt", f"at least {BLOCKS_BETWEEN}", blocks, blocks >= BLOCKS_BETWEEN),
        Check("hours between timestamp and salt", "at least 24", hours, end - begin >= DAY_MS),
        Check("blocks after the salt block", f"at least {CONFIRMATIONS}", following, following >= CONFIRMATIONS),
    ]
    meaning = {
        "block of the timestamp": anchor_height,
        "stamped": utc(headers[anchor].mined_at_ms),
        "mined": utc(block.mined_at_ms),
    }
    return Answer(checks, [ONE_MANIFEST], meaning=meaning)


def median_time(headers: Sequence[Header], index: int) -> int:
    """One block's clock may be hours wrong, so its time is the median of eleven."""
    demand(index >= 10, "ten headers before the block of the timestamp are needed for its time")
    return sorted(header.mined_at_ms for header in headers[index - 10 : index + 1])[5]


def are_targets_kept(headers: Sequence[Header], first: int) -> bool:
    """Bitcoin adjusts the target every 2016 blocks, by a factor of four at most."""
    targets = [int(header.target, 16) for header in headers]
    for height, (before, now) in enumerate(zip(targets, targets[1:]), start=first + 1):
        is_kept = now <= 4 * before and before <= 4 * now if height % 2016 == 0 else now == before
        if not is_kept:
            return False
    return True


def states_height(coinbase: bytes, height: int) -> bool:
    """A coinbase transaction has one input, which spends nothing and begins with the height (BIP 34)."""
    # As short as possible; a highest bit of 1 would make it negative.
    length = height.bit_length() // 8 + 1
    push = bytes([length]) + height.to_bytes(length, "little")
    # A transaction of 64 bytes could be two nodes of the tree.
    spends_nothing = coinbase[4:41] == b"\x01" + bytes(32) + b"\xff" * 4
    return len(coinbase) > 64 and spends_nothing and coinbase[42:].startswith(push)


def root_above(coinbase: bytes, branch: Any) -> str:
    demand(isinstance(branch, list), "the Merkle branch is missing")
    siblings = [bytes.fromhex(hex_digits(node, 64, "a node of the Merkle branch")) for node in branch]
    node = sha256_twice(coinbase)
    for sibling in siblings:
        node = sha256_twice(node + sibling)
    return node.hex()


class Timestamp:
    """An OpenTimestamps proof (.ots)."""

    START = bytes.fromhex("004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e892940108")
    """The magic bytes, version 1, and that the file's digest is a SHA-256."""
    BITCOIN = bytes.fromhex("0588960d73d71901")
    OTHER_HASHES = (0x02, 0x03, 0x67, 0xF2, 0xF3)
    """They are part of the format, but nothing may rest on them."""

    def __init__(self, content: bytes, digest: str) -> None:
        self.stamped: Dict[str, int] = {}
        """Merkle roots that it leads to from a digest, with the heights of their blocks."""
        self._content = content
        self._next = 0
        start = self.START + bytes.fromhex(digest)
        demand(self._take(len(start)) == start, "the timestamp is not of this manifest")
        self._follow(bytes.fromhex(digest), 0)
        demand(self._next == len(content), "the timestamp has bytes after its end")

    def _take(self, count: int) -> bytes:
        demand(self._next + count <= len(self._content), "the timestamp is cut off")
        self._next += count
        return self._content[self._next - count : self._next]

    def _number(self) -> int:
        """Seven bits in each byte, the lowest first; the highest bit tells that more follow."""
        value = 0
        for shift in range(0, 49, 7):
            (byte,) = self._take(1)
            value += (byte & 127) << shift
            if byte < 128:
                return value
        raise WrongUsage("the timestamp has a number that is too large")

    def _follow(self, message: Optional[bytes], depth: int) -> None:
        demand(depth <= 256, "the timestamp is nested too deeply")
        while True:
            (mark,) = self._take(1)
            (operation,) = self._take(1) if mark == 0xFF else (mark,)
            if operation == 0:
                self._attest(message)
            else:
                self._follow(self._operate(operation, message), depth + 1)
            if mark != 0xFF:
                return

    def _attest(self, message: Optional[bytes]) -> None:
        kind = self._take(8)
        length = self._number()
        end = self._next + length
        if kind == self.BITCOIN and message is not None:
            self.stamped[message.hex()] = self._number()
        demand(end >= self._next, "the timestamp has an attestation that is too short")
        self._take(end - self._next)

    def _operate(self, operation: int, message: Optional[bytes]) -> Optional[bytes]:
        """The next message; None where it can't be known."""
        if operation == 0x08:
            return None if message is None else sha256(message)
        if operation in self.OTHER_HASHES:
            return None
        demand(operation in (0xF0, 0xF1), f"the timestamp has the unknown operation {operation}")
        added = self._take(self._number())
        if message is None:
            return None
        return message + added if operation == 0xF0 else added + message


# The history of releases: GET /api/fair/releases, and GET /api/fair/releases/{number} for the files of one.

SAME_HISTORY = "Compare the hash of the newest release with the one that other players see, or that you noted."


def verify_releases(arguments: Sequence[str], noted: Options) -> Answer:
    (path,) = arguments
    releases = responses_in(path)
    are_all = bool(releases) and all(isinstance(one.get("body"), str) for one in releases)
    demand(are_all, f"{path} must contain only responses of /api/fair/releases")
    for one in releases:
        number_of(one.get("number", MISSING), 1, "a release's number")
    releases.sort(key=lambda one: one["number"])
    for one in releases:
        body_of(one["body"])
    groups = list(grouped(releases, lambda one: one["number"]).values())
    problems: List[str] = []
    for due, (before, same) in enumerate(zip([None, *groups], groups), start=1):
        found = release_problems(same, due, before[0] if before else None)
        problems += problems_at(f"release {same[0]['number']}", found)
    own = sha256_hex(Path(__file__).read_bytes())
    is_named = any(body_of(one["body"]).get("pythonVerifierHash") == own for one in releases)
    checks = [compare("SHA-256 of this verifier, named by a release", own, own if is_named else "by none")]
    newest = releases[-1]
    newest_hash = newest.get("hash", MISSING)
    log_key = body_of(newest["body"]).get("logKey", MISSING)
    if "hash" in noted:
        hash_noted = hex_digits(noted["hash"], 64, "a hash")
        checks.append(compare("the newest release that you noted", hash_noted, newest_hash))
    if "key" in noted:
        checks.append(compare("the transparency log's key that you noted", noted["key"], log_key))
    meaning = {"newest release": newest["number"], "its hash": newest_hash, "the transparency log's key": log_key}
    notes = [] if "hash" in noted else [SAME_HISTORY]
    return Answer(checks, notes, problems, {"releases": len(groups)}, meaning=meaning)


def body_of(text: str) -> Object:
    return object_of(read_json(text, "its body"), "its body")


def release_problems(same: List[Object], due: int, before: Optional[Object]) -> Problems:
    if any(one["body"] != same[0]["body"] for one in same):
        yield "it appears with two bodies"
    for one in same:
        body = body_of(one["body"])
        previous = before.get("hash", MISSING) if before else None
        log_key = body.get("logKey", MISSING)
        demand(isinstance(log_key, str), "the transparency log's key in its body must be text")
        created_at = number_of(body.get("createdAt", MISSING), 0, "the time in its body")
        yield from failed(
            compare("the version of its body", body.get("version", MISSING), "GHR1"),
            compare("SHA-256 of its body", one.get("hash", MISSING), sha256_hex(one["body"].encode())),
            compare("its number", one["number"], due),
            compare("the number in its body", body.get("number", MISSING), one["number"]),
            compare("the hash of the release before", body.get("previous", MISSING), previous),
            compare("its time", one.get("createTime", MISSING), created_at),
        )
        if before:
            key_before = body_of(before["body"]).get("logKey", MISSING)
            yield from failed(compare("the transparency log's key", log_key, key_before))
        earlier = before.get("createTime") if before else None
        if is_int(earlier) and created_at < earlier:
            yield "it is older than the release before"
        if one.get("files") is not None:
            yield from files_problems(object_of(one["files"], "its files"), body)


def files_problems(files: Object, body: Object) -> Problems:
    for app in ("web", "console"):
        text = files.get(app, MISSING)
        demand(text is None or isinstance(text, str), f"its list of {app} files must be text or null")
        computed = None if text is None else sha256_hex(text.encode())
        yield from failed(compare(f"the hash of the {app} files", body.get(f"{app}Hash", MISSING), computed))


# ----------------------------------------------------------------------------------------------------------------------
# Files of API responses: one per line, or all in one JSON list. Every failed check is a problem, reported on a line of
# its own with its location.

FILE = "the content of the file"


def responses_in(path: str) -> List[Object]:
    text = text_of(content_of(path))
    documents = [text] if is_json(text) else [line for line in text.split("\n") if line.strip(" \t\r")]
    answers = [answer for document in documents for answer in flattened(read_json(document, FILE))]
    for answer in answers:
        object_of(answer, "a response")
    return [unwrapped(answer) for answer in answers]


def flattened(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        for one in value:
            yield from flattened(one)
    else:
        yield value


def unwrapped(answer: Object) -> Object:
    """Responses are wrapped in { errno, message, data }."""
    if "errno" not in answer:
        return answer
    error = plain(answer.get("message", MISSING))
    demand(is_int(answer["errno"]) and answer["errno"] == 0, f"the file contains an error response, “{error}”")
    return object_of(answer.get("data", MISSING), "a response")


def is_json(text: str) -> bool:
    try:
        json.loads(text, parse_constant=not_json, parse_int=str, parse_float=str)
        return True
    except RecursionError:
        return True
    except ValueError:
        return False


Problems = Iterator[str]


def problems_at(location: str, problems: Problems) -> Problems:
    """Prefixes the problems of a part with its location. Malformed input is a problem too."""
    try:
        for problem in problems:
            yield f"{location}: {problem}"
    except WrongUsage as error:
        yield f"{location}: {error}"


def failed(*checks: Check) -> Problems:
    """The failed checks, as problems."""
    for check in checks:
        if not check.holds:
            yield f"{check.name} is claimed to be {plain(check.claimed)}, but is {plain(check.computed)}"


def missing(what: str, first: int, last: int) -> str:
    return f"{what} {first} is missing" if first == last else f"{what}s {first} to {last} are missing"


def grouped(items: Iterable[Any], key: Callable[[Any], Any]) -> Dict[Any, List[Any]]:
    groups: Dict[Any, List[Any]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return groups


def payout_problems(
    game: Game, stake: Any, choice: Any, outcome: Object, payout: Any, how: Circumstances = Circumstances()
) -> Problems:
    """The problems of a bet's payout, given its choice and the outcome including the player's decision."""
    choice_of(game, choice)
    fault = game.fault(choice, outcome, how)
    if fault:
        yield fault
    else:
        gold = number_of(stake, 1, "a stake", STAKE_MOST)
        yield from failed(compare("the payout", payout, game.pays(choice, outcome).times(gold)))


# A revealed seed pair with all its bets: every page of GET /api/fair/export/{seedPairId}.

SAME_SEED = (
    "Compare the hash with the one you were shown before your bets (--hash). "
    "Only then do you know that this is the same seed."
)
ALL_BETS = "Compare the number of bets with your own count (--bets): the last ones could have been left out."


def verify_export(arguments: Sequence[str], noted: Options) -> Answer:
    (path,) = arguments
    pages = responses_in(path)
    are_pages = all("serverSeed" in page and isinstance(page.get("bets"), list) for page in pages)
    demand(bool(pages) and are_pages, f"{path} must contain only responses of /api/fair/export")
    for page in pages:
        number_of(page.get("seedPairId", MISSING), 1, "a seed pair’s id")
    pairs = grouped(pages, lambda page: page["seedPairId"])
    problems = [
        problem
        for pair_id, of_pair in pairs.items()
        for problem in problems_at(f"seed pair {pair_id}", pair_problems(of_pair))
    ]
    checks, notes = [], []
    is_seen = all(any(page.get("seen") is not None for page in of_pair) for of_pair in pairs.values())
    if "hash" in noted:
        seed_hash = hex_digits(noted["hash"], 64, "a hash")
        claimed = pages[0].get("serverSeedHash", MISSING)
        checks.append(compare("the hashed server seed that you noted", seed_hash, claimed))
    elif not is_seen:
        notes.append(SAME_SEED)
    if "bets" in noted:
        count = whole_number(noted["bets"], 0, "a number of bets")
        checks.append(compare("the number of bets that you noted", count, pages[0].get("betCount", MISSING)))
    else:
        notes.append(ALL_BETS)
    if any(is_unshown(page.get("promise")) for page in pages):
        notes.append(NOT_SHOWN)
    demand(len(pairs) == 1 or not checks, "--hash and --bets need a file with one seed pair only")
    checked = {"pairs": len(pairs), "bets": sum(len(page["bets"]) for page in pages)}
    return Answer(checks, notes, problems, checked)


def pair_problems(pages: List[Object]) -> Problems:
    first = {
        name: pages[0].get(name, MISSING)
        for name in ("serverSeed", "serverSeedHash", "clientSeed", "betCount", "complete")
    }
    for name, value in first.items():
        if any(spelled(page.get(name, MISSING)) != spelled(value) for page in pages):
            yield f"its pages don’t agree on {name}"
    seed = hex_digits(first["serverSeed"], 64, "a server seed")
    yield from failed(compare("SHA-256 of the server seed", first["serverSeedHash"], hash_of_hex(seed)))
    client_seed = client_seed_of(first["clientSeed"])
    count = number_of(first["betCount"], 0, "the number of bets")
    yield from promise_problems(pages, hash_of_hex(seed))

    bets: List[Object] = []
    ids = set()
    for bet in (bet for page in pages for bet in page["bets"]):
        faults = list(problems_at("a bet", booked_bet_problems(bet)))
        yield from faults
        if faults:
            continue
        if bet["id"] in ids:
            yield f"bet {bet['id']} appears twice"
        ids.add(bet["id"])
        bets.append(bet)
    bets.sort(key=lambda bet: bet["nonce"])
    yield from sequence_problems(bets, count)
    for bet in bets:
        yield from problems_at(bet_place(bet), own_bet_problems(seed, client_seed, bet))
    is_complete = [bet["nonce"] for bet in bets] == list(range(count))
    yield from failed(compare('"complete"', first["complete"], is_complete))


NOT_SHOWN = "The server has no record that it showed the hash before the client seed was given."


def is_unshown(promise: Any) -> bool:
    return promise is None or (isinstance(promise, dict) and promise.get("shownTime", MISSING) is None)


def promise_problems(pages: List[Object], computed: str) -> Problems:
    """What was promised before the client seed was given.

    "promise" is the server's record and is on every page. "seen" is what the browser that saved the file had been shown;
    pages fetched from the server don't have it.
    """
    first = pages[0].get("promise", MISSING)
    if any(spelled(page.get("promise", MISSING)) != spelled(first) for page in pages):
        yield "its pages don’t agree on promise"
    if first is not MISSING:
        promised = object_of(first, "its promise").get("nextServerSeedHash", MISSING)
        yield from failed(compare("the hash promised before the client seed", promised, computed))
        given = number_of(first.get("clientSeedTime", MISSING), 0, "the promise’s clientSeedTime")
        shown_at = number_or_null(first.get("shownTime", MISSING), 0, "the promise’s shownTime")
        if shown_at is not None and shown_at > given:
            yield "the hash was shown after the client seed was given"
    for page in pages:
        if page.get("seen") is None:
            continue
        seen = object_of(page["seen"], "what your browser was shown").get("nextServerSeedHash", MISSING)
        yield from failed(compare("the hash that your browser was shown before the client seed", seen, computed))


def booked_bet_problems(bet: Any) -> Problems:
    """A bet without these has no place among the others."""
    object_of(bet, "it")
    one_of(OWN_GAMES, bet.get("game", MISSING))
    for name in ("id", "nonce", "createTime"):
        number_of(bet.get(name, MISSING), 0, f"its {name}")
    yield from ()


def bet_place(bet: Object) -> str:
    return f"nonce {bet['nonce']} ({bet['game']}, bet {bet['id']})"


def sequence_problems(bets: List[Object], count: int) -> Problems:
    """Nonces run from 0 without gaps, in the order of time."""
    due = 0
    for before, bet in zip([None, *bets], bets):
        if bet["nonce"] > due:
            yield missing("nonce", due, bet["nonce"] - 1)
        if bet["nonce"] < due:
            yield f"{bet_place(bet)}: this nonce appears twice"
        elif before and bet["createTime"] <= before["createTime"]:
            yield f"{bet_place(bet)}: it isn’t newer than the previous nonce"
        due = bet["nonce"] + 1
    if due < count:
        yield missing("nonce", due, count - 1)


def own_bet_problems(seed: str, client_seed: str, bet: Object) -> Problems:
    game = GAMES[bet["game"]]
    choice = choice_of(game, bet.get("choice", MISSING))
    drawn, _ = game.draw(Stream(seed, game.name, client_seed, str(bet["nonce"])), choice)
    published = bet.get("outcome", MISSING)
    yield from failed(outcome_check(game, published, drawn))
    stake, payout = bet.get("gold", MISSING), bet.get("payout", MISSING)
    yield from payout_problems(game, stake, choice, {**published, **drawn}, payout)


# Consecutive shared rounds: GET /api/fair/round/{game}/{epoch}/{index} and GET /api/fair/book/... for each of them, and
# once GET /api/fair/manifest/{epoch}, which binds their hashes and their salt.

REFUNDED = "it was cancelled because its hash chain was ended. Bets that hadn’t cashed out were refunded."
NO_BEACON = (
    "it was cancelled because its beacon wasn’t there in time. All bets were refunded. "
    "Look up its beacon round: if it was published in time, ask why it wasn’t used."
)
INTERRUPTED = (
    "it was interrupted. Bets still open without auto cash-out ended at the last noted value. Only people who watched "
    "the round can confirm that value, and only its player whether a bet was cashed out before."
)
UNCHECKED = "the salt, the end of the chain and the signatures of beacons"
SAME_CHAIN = (
    "A chain that was made up as a whole, with a manifest of its own, would be verified too. "
    "Compare the hash of the manifest with the one that you noted before the rounds (--manifest)."
)
SAME_BOOKS = (
    "Bet lists that were written after the result would be verified too. "
    "Compare the hash of each with the one that you were shown when betting closed (--book)."
)


@dataclass
class Manifest:
    """A published manifest: the response, and the facts in its text."""

    answer: Object
    facts: Object

    @classmethod
    def of(cls, answer: Object) -> Manifest:
        facts = object_of(read_json(answer["manifest"], "a manifest"), "a manifest")
        number_of(facts.get("epoch", MISSING), 1, "an epoch")
        return cls(answer, facts)

    @property
    def epoch(self) -> int:
        return self.facts["epoch"]

    @property
    def is_practice(self) -> bool:
        return self.facts.get("saltRule") == "practice"

    @property
    def height(self) -> Optional[int]:
        """The block that salts it; None if it names none."""
        rule = self.facts.get("saltRule")
        found = re.fullmatch("btc:([1-9][0-9]{0,8})", rule) if isinstance(rule, str) else None
        return int(found[1]) if found else None

    @property
    def network(self) -> Optional[Network]:
        return Network.of(self.facts.get("beacon"))

    @property
    def is_other_network(self) -> bool:
        beacon = self.facts.get("beacon")
        return isinstance(beacon, dict) and beacon.get("publicKey") != QUICKNET.public_key

    @property
    def is_known_before(self) -> bool:
        """Whether the operator of a chain that isn't a test knows its results in advance: no public beacon decides."""
        return not self.is_practice and (self.facts.get("beacon") is None or self.is_other_network)

    @property
    def sha256(self) -> str:
        return sha256_hex(self.answer["manifest"].encode())


@dataclass(frozen=True)
class BookedBet:
    """A line of a bet list: the bet's number, its player's pseudonym, its stake, its cap and its choice at the lock."""

    id: int
    player: str
    gold: int
    cap: Optional[int]
    """In hundredths; None in a lottery."""
    choice: Any

    LINE = re.compile(
        r"(0|[1-9][0-9]{0,14})\|([0-9a-f]{16})\|([1-9][0-9]{0,8})\|([1-9][0-9]{0,8}|-)\|(.+)",
        re.DOTALL,
    )

    @classmethod
    def of(cls, line: str) -> BookedBet:
        found = cls.LINE.fullmatch(line)
        if not found:
            raise WrongUsage(f"this isn’t a line of a bet list: {beginning(line)}")
        bet_id, player, gold, cap, text = found.groups()
        choice = read_json(text, "a choice")
        demand(spelled(choice) == text, f"a choice must be written without spaces: {beginning(text)}")
        return cls(int(bet_id), player, int(gold), None if cap == "-" else int(cap), choice)


@dataclass(frozen=True)
class BetBook:
    """A bet list.

    A header has its version, its round and the limits that were fixed when the round opened for bets; an operator's
    limit that wasn't set is written as -. A line for each bet follows, in order. Each line ends with a line break, and
    nothing follows the last one.
    """

    place: str
    limits: Dict[str, Optional[int]]
    bets: List[BookedBet]
    problems: List[str]

    VERSION = "GHB1"
    AMOUNTS = ("bankroll", "operatorMaxProfit", "operatorMaxStake", "maxProfit", "maxRoundLoss")
    HEADER = re.compile(
        r"GHB1\|([a-z0-9]+)\|(N)\|(N)\|(N|-[1-9][0-9]{0,14})\|(N|-)\|(N|-)\|(N)\|(N)".replace("N", "0|[1-9][0-9]{0,14}")
    )

    @classmethod
    def of(cls, text: str) -> BetBook:
        header, *lines = text.split("\n")
        found = cls.HEADER.fullmatch(header)
        if not found:
            raise WrongUsage(f"a bet list must begin with its version, round and limits, not {beginning(header)}")
        game, epoch, index, *amounts = found.groups()
        limits = {name: None if text == "-" else int(text) for name, text in zip(cls.AMOUNTS, amounts)}
        rest = lines.pop() if lines else header
        bets: List[BookedBet] = []
        problems: List[str] = []
        if rest:
            problems.append(f"the bet list must end with a line break, but ends with {beginning(rest)}")
        for line in lines:
            try:
                bet = BookedBet.of(line)
            except WrongUsage as error:
                problems.append(f"the bet list: {error}")
                continue
            if bets and bet.id <= bets[-1].id:
                problems.append(f"the bet list: bet {bet.id} is out of order")
            bets.append(bet)
        return cls(f"{game} {epoch}/{index}", limits, bets, problems)


def place_of(answer: Object) -> str:
    """The name of a round's place in its chain."""
    game = one_of(SHARED_GAMES, answer.get("game", MISSING))
    epoch = number_of(answer.get("epoch", MISSING), 1, "an epoch")
    index = number_of(answer.get("index", MISSING), 1, "a round's index")
    return f"{game} {epoch}/{index}"


def kind_of(answer: Object) -> str:
    if isinstance(answer.get("manifest"), str):
        return "manifest"
    if "bookRoot" in answer:
        return "round"
    if "pool" in answer:
        return "investment"
    return "book" if isinstance(answer.get("text"), str) and isinstance(answer.get("bets"), list) else "other"


def verify_rounds(arguments: Sequence[str], noted: Options, work_bits: int) -> Answer:
    (path,) = arguments
    answers = grouped(responses_in(path), kind_of)
    rounds, books = answers.get("round", []), answers.get("book", [])
    manifests = [Manifest.of(answer) for answer in answers.get("manifest", [])]
    are_all = bool(rounds) and "other" not in answers
    demand(are_all, f"{path} must contain only responses of /api/fair/round, book and manifest, and /api/investment")
    are_shared = [is_shared(answer) for answer in answers.get("investment", [])]
    books_at = grouped(books, place_of)
    rounds_at = grouped(rounds, place_of)

    problems = [
        problem
        for manifest in manifests
        for problem in problems_at("manifest", manifest_problems(manifest, work_bits))
    ]
    notes = [TEST_CHAIN] if any(manifest.is_practice for manifest in manifests) else []
    for epoch, named in grouped(manifests, lambda manifest: manifest.epoch).items():
        if len(named) > 1:
            problems.append(f"epoch {epoch} has {len(named)} manifests")
    for name, chain in grouped(rounds, lambda one: f"{one['game']} {one['epoch']}").items():
        manifest = next((one for one in manifests if one.epoch == chain[0]["epoch"]), None)
        if manifest and manifest.is_other_network:
            notes.append(OTHER_NETWORK)
        if any(one.get("beacon") is not None for one in chain):
            notes.append(SAME_SIGNATURE)
        if not manifest:
            notes.append(f"{name}: the manifest is missing, so {UNCHECKED} weren’t checked.")
        chain.sort(key=lambda one: one["index"])
        problems += problems_at(name, chain_problems(chain, manifest))
        if manifest and manifest.is_known_before:
            if any(are_shared):
                problems.append(f"{name}: {EXPOSED}")
            if not are_shared:
                notes.append(f"{name}: {KNOWN_BEFORE}")
        for one in chain:
            found, said = judge_round(one, books_at.get(place_of(one), []), manifest)
            problems += found
            notes += said
    alone = [place for place in books_at if place not in rounds_at]
    problems += [f"{place}: its bet list is here, but the round is missing" for place in alone]
    checks, unpinned = pinned_checks(noted, manifests, rounds)
    checked = {"rounds": len(rounds), "bets": sum(len(book["bets"]) for book in books)}
    return Answer(checks, list(dict.fromkeys(notes + unpinned)), problems, checked)


EXPOSED = (
    "players’ money is in the bankroll, but no public beacon decides the results. "
    "The operator can know them before betting closes, and win from the players"
)
KNOWN_BEFORE = (
    "no public beacon decides the results, so the operator can know them before betting closes. "
    "That is only fair while no players’ money is in the bankroll. "
    "Add the response of /api/investment to this file."
)


def is_shared(answer: Object) -> bool:
    """Whether players' money is in the bankroll, or on its way into it."""
    pool = object_of(answer["pool"], "the bankroll")
    units = number_of(pool.get("units", MISSING), 0, "the units of the bankroll")
    own = number_of(pool.get("operatorUnits", MISSING), 0, "the operator’s units")
    entering = number_of(pool.get("entering", MISSING), 0, "the gold that enters the bankroll")
    return units > own or entering > 0


def is_undrawn(one: Object) -> bool:
    """In beacon mode, a round that was cancelled before its beacon came has no outcome."""
    return one.get("beaconRound") is not None and one.get("beacon") is None


def incident_note(one: Object) -> str:
    if one.get("incident") != CANCELLED:
        return INTERRUPTED
    return NO_BEACON if is_undrawn(one) else REFUNDED


def judge_round(
    one: Object, books: List[Object], manifest: Optional[Manifest]
) -> Tuple[List[str], List[str]]:
    """The problems of one round, and what can't be known about it."""
    place, incident = place_of(one), one.get("incident", MISSING)
    problems, notes = [], []
    if len(books) > 1:
        problems.append(f"{place}: it has {len(books)} bet lists")
    if one.get("hash", MISSING) is None and one.get("phase") in ("betting", "locked", "running"):
        notes.append(f"{place}: it isn’t over yet, so it wasn’t checked.")
    else:
        problems += problems_at(place, round_problems(one, books[0] if books else None, manifest))
    if incident is not None:
        notes.append(f"{place}: {incident_note(one)}")
    return problems, notes


def pinned_checks(noted: Options, manifests: List[Manifest], rounds: List[Object]) -> Tuple[List[Check], List[str]]:
    """Compares what was noted before the rounds. Nothing else binds a file that was made up as a whole."""
    checks, notes = [], []
    if "manifest" in noted:
        is_bound = len(manifests) == 1 and all(one["epoch"] == manifests[0].epoch for one in rounds)
        demand(is_bound, "--manifest needs a file with one manifest and rounds of its epoch only")
        manifest_hash = hex_digits(noted["manifest"], 64, "a manifest's hash")
        checks.append(compare("the manifest hash that you noted", manifest_hash, manifests[0].sha256))
    else:
        notes.append(SAME_CHAIN)
    if "book" in noted:
        roots = [one["bookRoot"] for one in rounds]
        for text in noted["book"].split(","):
            root = hex_digits(text, 64, "a bet list's hash")
            computed = root if root in roots else "not in this file"
            checks.append(compare("the hash of a bet list that you noted", root, computed))
    else:
        notes.append(SAME_BOOKS)
    return checks, notes


def manifest_problems(manifest: Manifest, work_bits: int) -> Problems:
    yield from failed(compare("SHA-256 of the manifest", manifest.answer.get("manifestHash", MISSING), manifest.sha256))
    Network.of(manifest.facts.get("beacon"))
    yield from failed(*salt_answer(manifest, work_bits).checks)


def chain_problems(rounds: List[Object], manifest: Optional[Manifest]) -> Problems:
    """Checks that the hashes link the rounds, and lead to the terminal hash in the manifest."""
    first, last = rounds[0], rounds[-1]
    salt = first.get("salt", MISSING)
    if manifest:
        salt = manifest.answer.get("salt", MISSING)
        length = number_of(manifest.facts.get("N", MISSING), 1, "the length of the chain", CHAIN_MOST)
        demand(last["index"] <= length, f"the chain has only {length} rounds")
        terminals = object_of(manifest.facts.get("terminals", MISSING), "the terminal hashes")
        start = first.get("hash", MISSING)
        if start is not None:
            end = walk(hex_digits(start, 64, "a round's hash"), first["index"])
            yield from failed(compare("the end of the chain", terminals.get(first["game"], MISSING), end))
    for before, one in zip([None, *rounds], rounds):
        place = f"round {one['index']}"
        yield from failed(compare(f"the salt of {place}", one.get("salt", MISSING), salt))
        if before is None:
            continue
        if before["index"] == one["index"]:
            yield f"{place} appears twice"
        elif before["index"] + 1 < one["index"]:
            yield missing("round", before["index"] + 1, one["index"] - 1)
        else:
            commit, linked = one.get("commit", MISSING), before.get("hash", MISSING)
            yield from failed(compare(f"the hash before {place}", commit, linked))


def beacon_problems(one: Object, manifest: Optional[Manifest]) -> Problems:
    """The beacon of a round must be the one that its manifest names, and that follows from its lock."""
    beacon_round, beacon = one.get("beaconRound"), one.get("beacon")
    network = manifest.network if manifest else None
    if manifest and network and beacon_round is None:
        yield "the manifest names a beacon, but it has none"
    if manifest and not network and beacon_round is not None:
        yield "it has a beacon that the manifest doesn’t name"
    if beacon_round is None:
        if beacon is not None:
            yield "it has a beacon, but no beacon round"
        return
    number = number_of(beacon_round, 1, "its beacon round")
    lock_time = number_of(one.get("lockTime", MISSING), 0, "its lock time", LATEST_MS)
    yield from failed(lock_check(network or QUICKNET, number, lock_time))
    if beacon is not None:
        yield from failed(beacon_check(beacon, one.get("beaconSignature", MISSING)))
        return
    if one.get("incident", MISSING) != CANCELLED:
        yield "it has a result, but no beacon"
    if one.get("outcome", MISSING) is not None:
        yield "it has an outcome that nobody could know"


def round_problems(one: Object, book: Optional[Object], manifest: Optional[Manifest]) -> Problems:
    game = GAMES[one["game"]]
    key = hex_digits(one.get("hash", MISSING), 64, "its hash")
    started_at = number_or_null(one.get("startedAt", MISSING), 0, "its startedAt")
    round_cap = number_or_null(one.get("roundCap", MISSING), 100, "its cap")
    incident = one.get("incident", MISSING)
    demand(incident is None or isinstance(incident, str), f"its incident must be text, not {spelled(incident)}")
    yield from failed(compare("SHA-256 of its hash", one.get("commit", MISSING), hash_of_hex(key)))
    noted_ms = one.get("notedMs")
    if noted_ms is not None:
        number_of(noted_ms, 0, "its notedMs", DAY_MS)
    yield from beacon_problems(one, manifest)
    public = hex_digits(one.get("salt", MISSING), 64, "its salt")
    if one.get("beacon") is not None:
        public += "." + hex_digits(one["beacon"], 64, "its beacon")
    drawn: Optional[Object] = None
    if not is_undrawn(one):
        drawn, _ = game.draw(Stream(key, game.name, public, str(one["index"])), {})
        yield from failed(outcome_check(game, one.get("outcome", MISSING), drawn))

    if book is None:
        raise WrongUsage("its bet list is missing")
    root = sha256_hex(book["text"].encode())
    yield from failed(
        compare("the hash of the bet list published when betting closed", one["bookRoot"], root),
        compare("the hash of the bet list", book.get("root", MISSING), root),
    )
    listed = BetBook.of(book["text"])
    bets = listed.bets
    yield from listed.problems
    for result in book["bets"]:
        number_of(object_of(result, "a result").get("id", MISSING), 0, "the bet of a result")
    results = {result["id"]: result for result in book["bets"]}
    if len(results) < len(book["bets"]):
        yield "a bet has two results"
    how = Circumstances(round_cap=round_cap, incident=incident, has_started=started_at is not None, noted_ms=noted_ms)
    for bet in bets:
        result = results.pop(bet.id, None)
        yield from problems_at(f"bet {bet.id}", shared_bet_problems(game, drawn, bet, result, how))
    yield from (f"bet {bet_id}: it isn’t in the bet list" for bet_id in results)
    yield from limit_problems(game, one, listed)
    payouts = [result.get("payout") for result in book["bets"]]
    yield from failed(
        compare("the sum of all stakes", one.get("totalGold", MISSING), sum(bet.gold for bet in bets)),
        compare("the sum of all payouts", one.get("totalPayout", MISSING), sum(filter(is_int, payouts))),
        compare("the number of players", one.get("players", MISSING), len({bet.player for bet in bets})),
    )


def shared_bet_problems(
    game: Game, drawn: Optional[Object], bet: BookedBet, result: Optional[Object], how: Circumstances
) -> Problems:
    if result is None:
        raise WrongUsage("it’s in the bet list, but its result is missing")
    state, payout = result.get("state", MISSING), result.get("payout", MISSING)
    cap, cash_out = result.get("cap", MISSING), result.get("exit", MISSING)
    interrupted = result.get("interrupted", False)
    demand(payout is not None and state != "placed", "it isn’t settled yet")
    number_of(payout, 0, "its payout")
    is_told = isinstance(interrupted, bool)
    demand(is_told, f"its interrupted must be true or false, not {spelled(interrupted)}")
    demand(state in ("settled", "refunded"), f"its state must be settled or refunded, not {spelled(state)}")
    is_refund = state == "refunded"
    number_or_null(cap, 100, "its cap")
    is_draw = game.decision is None
    demand(not is_draw or (cap is None and cash_out is None), "it has a cap or exit, which doesn’t exist in a draw")
    if cap != bet.cap:
        yield from failed(compare("the cap in its result", cap, bet.cap))
        return
    choice_of(game, bet.choice)
    if drawn is None:
        yield from undrawn_problems(is_draw, bet, result, interrupted)
    elif game.decision:
        how = replace(how, cap=cap, is_refund=is_refund, interrupted=interrupted)
        yield from payout_problems(game, bet.gold, bet.choice, {**drawn, game.decision: cash_out}, payout, how)
    elif interrupted:
        yield "ended by an interruption that didn’t happen"
    elif not is_refund and how.incident != CANCELLED:
        yield from payout_problems(game, bet.gold, bet.choice, drawn, payout)
    elif how.incident != CANCELLED:
        yield "its stake was refunded, which never happens in a draw"
    elif not is_refund:
        yield "its stake should have been refunded"
    elif payout != bet.gold:
        yield "the refunded amount isn’t its stake"


def undrawn_problems(is_draw: bool, bet: BookedBet, result: Object, interrupted: bool) -> Problems:
    """Without a beacon there is no outcome that could pay it."""
    cash_out = result.get("exit", MISSING)
    is_whole = cash_out is None if is_draw else is_int(cash_out) and cash_out == 100
    if result["state"] != "refunded":
        yield "its stake should have been refunded"
    elif not is_whole or result["payout"] != bet.gold:
        yield "the refunded amount isn’t its stake"
    elif interrupted:
        yield "ended by an interruption that didn’t happen"


# The limits of a shared round. They follow from the bankroll, unless an operator has set lower ones: a bet may win 15%
# of edge times bankroll above its stake (60% with the smallest stake of a lottery), and a round may lose 30%. Every cap
# follows from them, and none of them depends on the outcome.

SMALLEST_STAKE = 100
LARGEST_STAKE = 50_000


@dataclass(frozen=True)
class Limits:
    """The most that a bet may win above its stake, and that a round may lose."""

    profit: int
    round_loss: int
    profit_of_smallest: int
    stake: int

    @classmethod
    def of(cls, edge_ppm: int, published: Dict[str, Optional[int]]) -> Limits:
        bankroll, most = published["bankroll"] or 0, published["operatorMaxProfit"]

        def share(percent: int) -> int:
            return max(bankroll, 0) * edge_ppm * percent // 100_000_000

        def lowered(amount: int) -> int:
            return amount if most is None else min(amount, most)

        operator_stake = published["operatorMaxStake"]
        stake = LARGEST_STAKE if operator_stake is None else min(operator_stake, LARGEST_STAKE)
        return cls(lowered(share(15)), share(30), lowered(share(60)), stake)


def limit_problems(game: Game, one: Object, book: BetBook) -> Problems:
    published = object_of(one.get("limits", MISSING), "its limits")
    limits = Limits.of(game.edge_ppm, book.limits)
    yield from failed(
        compare("the round in the bet list", book.place, place_of(one)),
        compare("the version of the bet list", one.get("bookVersion", MISSING), BetBook.VERSION),
        compare("the max win of a bet", book.limits["maxProfit"], limits.profit),
        compare("the max loss of the round", book.limits["maxRoundLoss"], limits.round_loss),
        *(compare(f"{name} of the round", published.get(name, MISSING), value) for name, value in book.limits.items()),
    )
    # An impossible choice has been reported with its bet, and no limit follows from it.
    if not all(is_choice_in(game, bet.choice) for bet in book.bets):
        return
    for bet in book.bets:
        checks = cap_checks(game, bet, limits) if isinstance(game, CrashGame) else stake_checks(game, bet, limits)
        yield from problems_at(f"bet {bet.id}", failed(*checks))
    due: Optional[int] = None
    if not isinstance(game, CrashGame):
        yield from failed(loss_check(game, book.bets, limits))
    elif any(bet.cap is None for bet in book.bets):
        return
    elif one.get("incident") != CANCELLED or one.get("roundCap", MISSING) is not None:
        due = round_cap_of(game, book.bets, limits)
    yield from failed(compare("the cap of the round", one.get("roundCap", MISSING), due))


def cap_checks(game: CrashGame, bet: BookedBet, limits: Limits) -> List[Check]:
    covered = min(100 * (bet.gold + limits.profit) // bet.gold, game.top)
    is_above_first = bet.cap is not None and bet.cap >= game.first
    return [
        compare("its cap", bet.cap, game.cash_out_up_to(covered)),
        Check("its cap", bet.cap, f"at least {game.first}", is_above_first),
        Check("its stake", bet.gold, f"at most {limits.stake}", bet.gold <= limits.stake),
    ]


def stake_checks(game: Game, bet: BookedBet, limits: Limits) -> List[Check]:
    """The largest accepted stake in a lottery."""
    parts = game.parts(bet.choice)
    most = len(parts) * min(part_stake(game, part, limits) for part in parts)
    return [
        compare("its cap", bet.cap, None),
        Check("its stake", bet.gold, f"at most {most}", bet.gold <= most),
    ]


def part_stake(game: Game, part: Object, limits: Limits) -> int:
    gain = at_worst(game, [game.pays(part, result).times(100) for result in game.results()]) - 100
    covered = 100 * limits.profit // gain // SMALLEST_STAKE * SMALLEST_STAKE
    if covered < SMALLEST_STAKE and gain <= limits.profit_of_smallest:
        covered = SMALLEST_STAKE
    return min(covered, limits.stake)


def at_worst(game: Game, payouts: Sequence[int]) -> int:
    """The most that a lottery can pay, given what it pays for each result."""
    return sum(sorted(payouts, reverse=True)[: game.results_at_once])


def loss_check(game: Game, bets: Sequence[BookedBet], limits: Limits) -> Check:
    payouts = [sum(game.pays(bet.choice, result).times(bet.gold) for bet in bets) for result in game.results()]
    loss = at_worst(game, payouts) - sum(bet.gold for bet in bets)
    most = limits.round_loss
    return Check("the most that the round could lose", loss, f"at most {most}", loss <= most)


def round_cap_of(game: CrashGame, bets: Sequence[BookedBet], limits: Limits) -> int:
    """The largest value at which all bets of a crash round can be paid within its max loss."""
    stops = [
        (bet.gold, min(stop for stop in (game.target(bet.choice["auto"]), bet.cap) if stop is not None)) for bet in bets
    ]

    def loss_at(value: int) -> int:
        return sum(gold * min(value, stop) // 100 - gold for gold, stop in stops)

    covered, over = 100, game.top + 1
    while over - covered > 1:
        middle = (covered + over) // 2
        if loss_at(middle) <= limits.round_loss:
            covered = middle
        else:
            over = middle
    return game.cash_out_up_to(covered)


# Proof of reserves: the file that its page saves, with your leaf of a count and its Merkle path. Sums are eight bytes,
# big-endian; each bit of your leaf's index tells whether the node is left or right.

SAME_ROOT = "Compare the root with the one that other players were shown, and give it as --root."
SAME_GOLD = "Compare your gold with your transaction history."


def sum_bytes(gold: Any) -> bytes:
    return number_of(gold, 0, "a sum").to_bytes(8, "big")


def verify_solvency(arguments: Sequence[str], noted: Options) -> Answer:
    player, path = arguments
    proof = object_of(read_json(text_of(content_of(path)), path), path)
    siblings = proof.get("path")
    demand(isinstance(siblings, list), f"{path} must be the file saved on the Proof of reserves page")
    published = object_of(proof.get("published", MISSING), "what was published")
    leaves = number_of(published.get("players", MISSING), 1, "the number of players")
    place = number_of(proof.get("place", MISSING), 0, "your place")
    demand(place < leaves, "your place must be below the number of players")
    demand(len(siblings) == (leaves - 1).bit_length(), "the path to the root has the wrong length")
    number = whole_number(player, 1, "your player number")
    leaf_id = sha256(f"GHS1:{number}:{hex_digits(proof.get('salt', MISSING), 64, 'your salt')}".encode())
    parts = object_of(proof.get("parts", MISSING), "your gold").values()
    gold = sum(number_of(part, 0, "a part of your gold") for part in parts)
    meaning = {"your gold in this count": gold}
    node = sha256(b"\x00" + leaf_id + sum_bytes(gold))
    for level, answer in enumerate(siblings):
        mine = node + sum_bytes(gold)
        sibling_sum = object_of(answer, "a node of the path").get("sum", MISSING)
        sibling_hash = hex_digits(answer.get("hash", MISSING), 64, "a hash")
        sibling = bytes.fromhex(sibling_hash) + sum_bytes(sibling_sum)
        is_right = place >> level & 1
        node = sha256(b"\x01" + (sibling + mine if is_right else mine + sibling))
        gold += sibling_sum
    root = published.get("root", MISSING)
    checks = [compare("the root", root, node.hex()), compare("the total owed", published.get("total", MISSING), gold)]
    if "root" in noted:
        checks.append(compare("the root that you noted", hex_digits(noted["root"], 64, "a root"), root))
        return Answer(checks, [SAME_GOLD], meaning=meaning)
    return Answer(checks, [SAME_ROOT, SAME_GOLD], meaning=meaning)


# ----------------------------------------------------------------------------------------------------------------------
# The command line.


@dataclass(frozen=True)
class Command:
    run: Callable[..., Answer]
    needed: Tuple[str, ...]
    optional: Tuple[str, ...] = ()
    options: Dict[str, str] = field(default_factory=dict)
    """Each option with the form of its value."""
    reads_salts: bool = False
    """Whether it is told how much work a block must show."""

    @property
    def usage(self) -> str:
        return " ".join([*(f"<{name}>" for name in self.needed), *(f"[{name}]" for name in self.optional)])

    @property
    def options_usage(self) -> str:
        return " ".join(f"[{option} {form}]" for option, form in self.options.items())


CLAIMS = {"--choice": "<JSON>", "--gold": "<stake>", "--outcome": "<JSON>", "--payout": "<gold>"}
BET = ("game", "serverSeed", "serverSeedHash", "clientSeed", "nonce")
ROUND = ("game", "hash", "previousHash", "index", "salt")
NOTED_PAIR = {"--hash": "<serverSeedHash>", "--bets": "<number>"}
NOTED_ROUNDS = {"--manifest": "<hash>", "--book": "<root>,<root>,..."}
NOTED_RELEASES = {"--hash": "<newestReleaseHash>", "--key": "<logKey>"}
COMMANDS = {
    "bet": Command(verify_bet, BET, options=CLAIMS),
    "round": Command(verify_round, ROUND, ("beacon",), CLAIMS),
    "export": Command(verify_export, ("file",), options=NOTED_PAIR),
    "rounds": Command(verify_rounds, ("file",), options=NOTED_ROUNDS, reads_salts=True),
    "beacon": Command(verify_beacon, ("round", "randomness", "signature"), ("lockTime",), {"--key": "<publicKey>"}),
    "chain": Command(verify_chain, ("hash", "index", "terminalHash")),
    "book": Command(verify_book, ("root", "file")),
    "manifest": Command(verify_manifest, ("manifestHash", "file"), reads_salts=True),
    "releases": Command(verify_releases, ("file",), options=NOTED_RELEASES),
    "salt": Command(verify_salt, ("header", "salt"), ("createdAt",)),
    "practice": Command(verify_practice, ("manifestHash", "salt")),
    "solvency": Command(verify_solvency, ("playerNumber", "file"), options={"--root": "<root>"}),
}


def command_help(name: str, command: Command) -> str:
    options = f"\n      {command.options_usage}" if command.options else ""
    return f"  python3 verify.py {name} {command.usage}{options}"


NEWLINE = "\n"
HELP = f"""Verifies Glasshouse on your own machine. Arguments in [] are optional.

{NEWLINE.join(command_help(name, command) for name, command in COMMANDS.items())}

bet       draws a bet of {', '.join(OWN_GAMES)} again. With --choice and
          --gold it also calculates the payout and compares it with the --outcome and --payout that you were shown
round     does the same for a round of {', '.join(SHARED_GAMES)}.
          The hash before round 1 is the terminal hash in the manifest
export    verifies a revealed seed pair and all its bets: the hash of the seed, nonces without gaps or duplicates, every
          outcome and every payout. With --hash and --bets it also checks what you noted before the reveal
rounds    verifies consecutive shared rounds and their bet lists: the hash chain, every outcome and payout, the sums, that
          limits and caps follow from the bankroll, and that no bet was added, removed or changed after betting closed.
          With the response of /api/investment, also that nobody knew results while players' money was in the bankroll.
          --manifest and --book compare what you noted before: the hash of the manifest, and the hashes of bet lists,
          shown when betting closed. Without them, a chain that was made up as a whole would be verified too
beacon    verifies a round of the beacon (drand quicknet, or the network with another key), and with the lock time of a
          game's round, in milliseconds, that this is the round that had to be used. Only verify.mjs can check the
          signature itself
chain     verifies that a round's hash leads to the terminal hash
book      verifies the bet list of a round. The file is the published text, byte for byte
manifest  verifies the manifest published before the first round. The file is its text, byte for byte, or the response
          of /api/fair/manifest, whose salt and the proof of the manifest's age it verifies too
releases  verifies the history of releases: that each is bound to the one before, that all name one key of the
          transparency log, and that one names this verifier. --hash and --key compare what you noted before
salt      verifies a salt that is the hash of a Bitcoin block, from its 80-byte header in hex
practice  verifies the salt of a test chain
solvency  verifies that the balances we owe include yours. The file is saved on the Proof of reserves page.
          --root compares the root that you or others noted

A choice is JSON, as published:
{NEWLINE.join(f"  {game.name:<13}{game.choice_format}" for game in GAMES.values())}
An outcome is JSON too. In minesweeper add the tiles that were "opened". In a crash game add the "exit" of the bet
in hundredths, or 0 if it lost: --choice '{{"auto":200}}' --gold 500 --outcome '{{"bust":231,"exit":200}}' --payout 1000

The files for export and rounds contain API responses, one per line or all in one JSON list:
  curl -w '\\n' -H 'token: <yours>' '<server>/api/fair/export/<seedPairId>' > export.json
      (while "next" is not null, repeat with ?from=<next> and append: >> export.json)
  curl -w '\\n' '<server>/api/fair/manifest/1' > rounds.json
  curl -w '\\n' '<server>/api/fair/{{round,book}}/crash/1/[1-20]' >> rounds.json

--json as the last argument prints one JSON object. The exit code is 0 for VERIFIED, 1 for DOES NOT MATCH
and 2 for wrong arguments or files.
"""


def verify(arguments: Sequence[str], work_bits: int = WORK_BITS) -> Answer:
    """Runs the arguments of a command line, and raises WrongUsage where they are invalid."""
    demand(len(arguments) > 0, "the command is missing")
    name, *words = arguments
    command = COMMANDS[one_of(COMMANDS, name)]
    needed, most = len(command.needed), len(command.needed) + len(command.optional)
    # Required arguments come first, because a client seed may look like an option.
    end = next((i for i, word in enumerate(words) if i >= needed and word.startswith("--")), len(words))
    demand(needed <= end <= most, f"use {name} {command.usage}")
    given: Options = {}
    for i in range(end, len(words), 2):
        is_known = words[i] in command.options and i + 1 < len(words)
        demand(is_known, f"after its arguments, {name} takes {command.options_usage or 'no options'}")
        given[words[i][2:]] = words[i + 1]
    return command.run(words[:end], given, *([work_bits] if command.reads_salts else []))


def without_missing(fields: Object) -> Object:
    return {name: value for name, value in fields.items() if value is not MISSING}


def as_json(command: str, answer: Answer) -> str:
    """The same object that verify.mjs prints with --json."""
    parts = {
        "checks": [check.as_dict() for check in answer.checks],
        "problems": answer.problems,
        "checked": answer.checked,
        "outcome": answer.outcome,
        "meaning": None if answer.meaning is None else without_missing(answer.meaning),
        "skippedWords": answer.skipped_words,
        "notes": answer.notes,
    }
    return spelled({"command": command, "holds": answer.holds, **{k: v for k, v in parts.items() if v is not None}})


SHOWN_PROBLEMS = 100


def check_lines(check: Any) -> List[str]:
    lines = [f"{check.name}: {'verified' if check.holds else 'DOES NOT MATCH'}"]
    if isinstance(check, Check):
        lines += [f"  claimed   {plain(check.claimed)}", f"  computed  {plain(check.computed)}"]
    return lines


def as_text(answer: Answer) -> str:
    claims = [line for check in answer.checks for line in check_lines(check)]
    facts = []
    for name, value in {**(answer.outcome or {}), **(answer.meaning or {})}.items():
        facts.append(f"{name}: {', '.join(plain(one) for one in (value if isinstance(value, list) else [value]))}")
    if answer.skipped_words:
        facts.append(f"words skipped so that all values have the same chance: {answer.skipped_words}")
    problems = answer.problems or []
    shown_problems = problems[:SHOWN_PROBLEMS]
    if len(problems) > SHOWN_PROBLEMS:
        shown_problems.append(f"… and {len(problems) - SHOWN_PROBLEMS} more")
    summary = []
    if answer.checked is not None:
        counts = ", ".join(counted(count, names) for names, count in answer.checked.items())
        summary.append(f"{counts} checked, {counted(len(problems), 'problems')}")
    summary.append("VERIFIED" if answer.holds else "DOES NOT MATCH")
    parts = (claims, facts, shown_problems, answer.notes, summary)
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def main(arguments: List[str]) -> int:
    # Windows would otherwise write text in the encoding of its console.
    for output in (sys.stdout, sys.stderr):
        output.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    if "--help" in (arguments[:1] + arguments[-1:]):
        sys.stdout.write(HELP)
        return 0
    wants_json = arguments[-1:] == ["--json"]
    try:
        words = arguments[:-1] if wants_json else arguments
        answer = verify(words)
    except WrongUsage as error:
        if wants_json:
            print(spelled({"error": str(error)}))
        else:
            sys.stderr.write(f"Error: {error}.\n\nFor help, run python3 verify.py --help\n")
        return 2
    sys.stdout.write(as_json(words[0], answer) + "\n" if wants_json else as_text(answer))
    return 0 if answer.holds else 1


# When imported, this file only offers `verify` and `WrongUsage`.
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
