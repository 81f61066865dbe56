import { counted } from '@platform/module-kit/screens';
import { certificationProblem } from '../rules/shift/hardRules';
import { planOf } from '../rules/shift/shiftPlan';
import { hoursWords } from '../rules/words';
import type { Board, Colleague, Slot } from './search/board';
import { isSubstitute } from './search/price';

type Words = (count: number, board: Board) => string;

const people = (one: string, many: string): Words => {
  return (count) => counted(count, one, many);
};

/** What prevents people from taking a shift, by rule; the first one that applies counts. */
const WORDS: Readonly<Record<string, Words>> = {
  overlap: people('works at that time already', 'work at that time already'),
  time_off: people('has time off', 'have time off'),
  certification: people('lacks a valid certification', 'lack a valid certification'),
  employment: people('is not employed on that day', 'are not employed on that day'),
  minimum_age: people('is too young to work', 'are too young to work'),
  minor_time_of_day: people('is too young for these hours', 'are too young for these hours'),
  minor_school_hours: people('is at school then', 'are at school then'),
  minor_day_hours: people('may not work that long on the day', 'may not work that long on the day'),
  minor_week_hours: people('may not work that long in the week', 'may not work that long in the week'),
  state_start: people('is too young to start then', 'are too young to start then'),
  state_end: people('is too young to work that late', 'are too young to work that late'),
  state_day_hours: people('may not work that long on the day', 'may not work that long on the day'),
  state_week_hours: people('may not work that long in the week', 'may not work that long in the week'),
  state_week_days: people('may not work on another day', 'may not work on another day'),
  state_break: people('needs a longer break', 'need a longer break'),
  availability: people('is not available', 'are not available'),
  weekly_hours: (count, { facts }) => `${count} would pass ${hoursWords(facts.rules.weeklyHoursCap * 60)}`,
  shift_length: (count, { facts }) =>
    `${count} would work more than ${hoursWords(facts.rules.shiftHoursCap * 60)} at once`,
  rest: (count, { facts }) => `${count} would rest less than ${hoursWords(facts.rules.restHours * 60)}`,
};

/** Whether a person is eligible for the role: it is theirs, or it requires certifications that they hold. */
function isForRole({ person, facts }: Colleague, { shift }: Slot): boolean {
  if (person.role === shift.role) return true;
  const requires = facts.roles.get(shift.role)?.requires ?? [];
  const plan = planOf({ ...shift, staffId: person.id }, facts);
  return requires.length > 0 && plan !== null && certificationProblem(plan, facts) === null;
}

/**
 * Why a slot stays open: how many people are eligible, and what prevents them, such as "None of the 9 people for
 * Lifeguard can take it: 4 have time off, 3 would pass 40 hours, 2 work at that time already." Rules that affect most
 * people come first.
 */
export function reasonOf(board: Board, slot: Slot): string {
  const able = board.colleagues.filter((colleague) => isForRole(colleague, slot));
  const { role } = slot.shift;
  if (able.length === 0) return `No one on the active staff can work as ${role}.`;
  const who =
    able.length === 1 ? `The only person for ${role} cannot` : `None of the ${able.length} people for ${role} can`;
  return `${who} take it: ${obstaclesOf(board, slot, able)}.`;
}

/**
 * Why a substitute has a slot: what prevents each person of its own role, such as "The only Head Guard cannot take it:
 * 1 has time off."
 */
export function substituteReason(board: Board, slot: Slot): string {
  const { role } = slot.shift;
  const own = board.colleagues.filter(({ person }) => !isSubstitute(person, role));
  if (own.length === 0) return `No one on the active staff has the role ${role}.`;
  const who = own.length === 1 ? `The only ${role} cannot` : `None of the ${own.length} with the role ${role} can`;
  return `${who} take it: ${obstaclesOf(board, slot, own)}.`;
}

/** How many people each rule prevents from taking a slot, the most first. */
function obstaclesOf(board: Board, slot: Slot, colleagues: readonly Colleague[]): string {
  const counts = new Map<string, number>();
  for (const colleague of colleagues) {
    const rule = board.problems(colleague, slot.shift)[0]?.rule ?? 'other_shifts';
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(
      ([rule, count]) =>
        WORDS[rule]?.(count, board) ?? people('is kept by another shift', 'are kept by other shifts')(count, board),
    )
    .join(', ');
}
