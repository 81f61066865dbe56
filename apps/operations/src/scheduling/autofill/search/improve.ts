import type { Board, Slot } from './board';
import { bestOffer } from './greedy';
import { shuffled } from './random';

/** A gain below one cent does not count. */
const LEAST = 0.5;

/** Gives a slot to another person if that makes the week cheaper. Returns whether it did. */
function passOn(board: Board, slot: Slot): boolean {
  const { colleague, warnings } = slot;
  if (!colleague) return false;
  board.take(slot);
  const now = board.priceOf(colleague, slot, warnings);
  const best = bestOffer(board, slot, colleague);
  if (best && best.price < now - LEAST) {
    board.give(slot, best.colleague, best.warnings);
    return true;
  }
  board.give(slot, colleague, warnings);
  return false;
}

/** Lets two people swap their slots if that makes the week cheaper. Returns whether it did. */
function swap(board: Board, one: Slot, other: Slot): boolean {
  const [first, second] = [one.colleague, other.colleague];
  if (!first || !second || first === second) return false;
  if (!one.candidates.includes(second) || !other.candidates.includes(first)) return false;
  const [oneWarned, otherWarned] = [one.warnings, other.warnings];
  board.take(one);
  board.take(other);
  const before = board.priceOf(first, one, oneWarned) + board.priceOf(second, other, otherWarned);
  // The rules run only if the hours and the pay would gain.
  if (board.priceOf(second, one, 0) + board.priceOf(first, other, 0) < before - LEAST) {
    const [oneNow, otherNow] = [board.warningsOf(second, one), board.warningsOf(first, other)];
    if (oneNow !== null && otherNow !== null) {
      const after = board.priceOf(second, one, oneNow) + board.priceOf(first, other, otherNow);
      if (after < before - LEAST) {
        board.give(one, second, oneNow);
        board.give(other, first, otherNow);
        return true;
      }
    }
  }
  board.give(one, first, oneWarned);
  board.give(other, second, otherWarned);
  return false;
}

/**
 * One round of small steps, each of which makes the week cheaper: shifts that go to another person, and people who swap
 * two.
 * @returns whether any did
 */
export function improveOnce(board: Board, random: () => number): boolean {
  let improved = false;
  const filled = board.slots.filter(({ colleague }) => colleague !== null);
  for (const slot of shuffled(filled, random)) improved = passOn(board, slot) || improved;
  const mixed = shuffled(filled, random);
  mixed.forEach((one, place) => {
    for (const other of mixed.slice(place + 1)) improved = swap(board, one, other) || improved;
  });
  return improved;
}
