import { Board, type Colleague, type Slot } from '../search/board';
import type { FillInput, FillResult } from '../fill';
import { BAND, BAND_STEP, hoursSurcharge, shiftPrice } from '../search/price';

/** The cost of an open shift in the model: more than the price of any week with its substitutes. */
const OPEN_PRICE = 10_000_000;

/** The value of a filled week in the model. */
export interface WeekValue {
  open: number;
  /** Cents (price.ts). */
  price: number;
}

/** The value of a result of auto-fill. */
export function valueOf(input: FillInput, { filled, left }: FillResult): WeekValue {
  const board = new Board(input);
  const staff = new Map(board.colleagues.map((colleague) => [colleague.person.id, colleague]));
  let price = 0;
  for (const { shiftId, staffId } of filled) {
    const slot = board.slots.find(({ shift }) => shift.id === shiftId);
    const colleague = staff.get(staffId);
    if (!slot || !colleague) throw new Error(`The week has no shift ${shiftId} for ${staffId}.`);
    price += shiftPrice(colleague.person, slot.shift.role, slot.minutes);
    colleague.minutes += slot.minutes;
  }
  for (const { minutes } of staff.values()) price += hoursSurcharge(minutes);
  return { open: left.length, price };
}

/** The value of a solution. @param objective the solver's own */
export function valueOfOptimum(objective: number): WeekValue {
  const open = Math.floor(objective / OPEN_PRICE + 1e-6);
  return { open, price: objective - open * OPEN_PRICE };
}

/**
 * The same task as a mixed-integer program in the LP format of CPLEX: which person has which shift. The rules decide who may
 * have a shift and which two shifts one person may not both have. The hours of the week are a sum. It is exact for weeks from
 * `openWeek`, whose workweek is the week itself and in which no one has shifts before.
 */
export function modelOf(input: FillInput): string {
  const board = new Board(input);
  const { slots, colleagues } = board;
  const has = (colleague: Colleague, slot: Slot) => `x_${colleagues.indexOf(colleague)}_${slots.indexOf(slot)}`;
  const band = (place: number, number: number) => `y_${place}_${number}`;
  const costs: string[] = [];
  const rules: string[] = [];
  const bounds: string[] = [];
  const binary: string[] = [];
  for (const slot of slots) {
    const takers = slot.candidates.map((colleague) => has(colleague, slot));
    for (const colleague of slot.candidates) {
      costs.push(`+ ${shiftPrice(colleague.person, slot.shift.role, slot.minutes)} ${has(colleague, slot)}`);
      binary.push(has(colleague, slot));
    }
    const open = `o_${slots.indexOf(slot)}`;
    costs.push(`+ ${OPEN_PRICE} ${open}`);
    rules.push(`${[...takers, open].join(' + ')} = 1`);
  }
  const cap = input.rows.rules.weeklyHoursCap * 60;
  colleagues.forEach((colleague, place) => {
    const own = slots.filter(({ candidates }) => candidates.includes(colleague));
    if (own.length === 0) return;
    rules.push(
      ...pairsOf(board, colleague, own).map((pair) => `${pair.map((slot) => has(colleague, slot)).join(' + ')} <= 1`),
    );
    const minutes = own.map((slot) => `+ ${slot.minutes} ${has(colleague, slot)}`).join(' ');
    rules.push(`${minutes} <= ${cap}`);
    const bands = Array.from({ length: cap / BAND }, (_, number) => band(place, number));
    rules.push(`${minutes} ${bands.map((name) => `- ${name}`).join(' ')} = 0`);
    bands.forEach((name, number) => {
      bounds.push(`0 <= ${name} <= ${BAND}`);
      if (number > 0) costs.push(`+ ${(number * BAND_STEP) / 60} ${name}`);
    });
  });
  return [
    'Minimize',
    ` cost: ${costs.join('\n  ')}`,
    'Subject To',
    ...rules.map((rule, place) => ` r${place}: ${rule}`),
    'Bounds',
    ...bounds.map((bound) => ` ${bound}`),
    ...slots.map((_, place) => ` 0 <= o_${place} <= 1`),
    'Binary',
    ` ${binary.join('\n ')}`,
    'End',
    '',
  ].join('\n');
}

/** Two shifts that a person may not both have. */
function pairsOf(board: Board, colleague: Colleague, slots: readonly Slot[]): [Slot, Slot][] {
  return slots.flatMap((one, place) => {
    board.give(one, colleague, 0);
    const against = slots.slice(place + 1).filter((other) => board.warningsOf(colleague, other) === null);
    board.take(one);
    return against.map((other): [Slot, Slot] => [one, other]);
  });
}
