import { Board } from './search/board';
import { fillByChain } from './search/chains';
import type { FillInput, FillProgress, FillResult } from './fill';
import { fillGreedily } from './search/greedy';
import { improveOnce } from './search/improve';
import { isSubstitute } from './search/price';
import { randomFrom, shuffled } from './search/random';
import { reasonOf, substituteReason } from './reasons';

/** Most rounds of improvement. A count and not a time limit, so that a slow computer fills the week the same way. */
const ROUNDS = 12;

/**
 * Finds people for the open shifts of a week. No shift breaks a hard rule; price.ts defines the best of the remaining
 * weeks. First the shifts are assigned one by one, then people pass shifts on so that others are filled, then they swap
 * where that makes the week cheaper. The same input gives the same answer.
 * @param tell called after each step with the progress
 */
export function fillWeek(input: FillInput, tell: (progress: FillProgress) => void = () => undefined): FillResult {
  const board = new Board(input);
  const random = randomFrom(input.seed);
  const { slots } = board;
  let done = 0;
  const step = () => {
    done += 1;
    tell({ done, all: slots.length + ROUNDS });
  };
  fillGreedily(board, shuffled(slots, random), step);
  for (let round = 0; round < ROUNDS; round += 1) {
    const open = shuffled(slots, random).filter(({ colleague }) => colleague === null);
    const gained = open.filter((slot) => fillByChain(board, slot)).length;
    const improved = improveOnce(board, random);
    step();
    if (gained === 0 && !improved) break;
  }
  tell({ done: slots.length + ROUNDS, all: slots.length + ROUNDS });
  return resultOf(board);
}

function resultOf(board: Board): FillResult {
  const filled = board.slots.flatMap((slot) => {
    const { shift, colleague } = slot;
    if (!colleague) return [];
    // The rules ignore the shift they judge, so they run on the finished week.
    const warnings = board.problems(colleague, shift).map(({ message }) => message);
    const standsIn = isSubstitute(colleague.person, shift.role) ? substituteReason(board, slot) : null;
    return { shiftId: shift.id, staffId: colleague.person.id, warnings, standsIn };
  });
  const left = board.slots
    .filter(({ colleague }) => colleague === null)
    .map((slot) => ({ shiftId: slot.shift.id, reason: reasonOf(board, slot) }));
  return { filled, left };
}
