import type { Board, Colleague, Slot } from './board';
import { bestOffer } from './greedy';

/** Most people who pass a shift on so that one more is filled. */
const DEPTH = 4;
/** Most searches for one open shift: enough for a week of a large club, and a limit for one that cannot be filled. */
const STEPS = 400;

/**
 * Fills an open slot by an ejection chain: a person takes it and gives one of their own shifts to another person, who is
 * free or in turn gives one of theirs away.
 * @returns whether the slot now has a person; if not, everything is unchanged
 */
export function fillByChain(board: Board, slot: Slot): boolean {
  const search = { steps: STEPS, moving: new Set<Slot>() };
  return placeSlot(board, slot, DEPTH, search);
}

interface Search {
  steps: number;
  /** The slots that the chain has already moved. */
  moving: Set<Slot>;
}

function placeSlot(board: Board, slot: Slot, depth: number, search: Search): boolean {
  const free = bestOffer(board, slot);
  if (free) {
    board.give(slot, free.colleague, free.warnings);
    return true;
  }
  if (depth === 0) return false;
  search.moving.add(slot);
  const done = slot.candidates.some((colleague) => takesOver(board, slot, colleague, depth, search));
  search.moving.delete(slot);
  return done;
}

/** Assigns a slot to a person and finds another one for the shift that was in its way. */
function takesOver(board: Board, slot: Slot, colleague: Colleague, depth: number, search: Search): boolean {
  // Shifts in the way are usually on the same days.
  const distance = ({ begins }: Slot) => Math.abs(begins - slot.begins);
  const own = colleague.slots
    .filter((one) => !search.moving.has(one))
    .sort((one, two) => distance(one) - distance(two));
  for (const blocking of own) {
    if (search.steps <= 0) return false;
    search.steps -= 1;
    const { warnings: before } = blocking;
    board.take(blocking);
    const warnings = board.warningsOf(colleague, slot);
    if (warnings !== null) {
      board.give(slot, colleague, warnings);
      if (placeSlot(board, blocking, depth - 1, search)) return true;
      board.take(slot);
    }
    board.give(blocking, colleague, before);
  }
  return false;
}
