import { addMonths } from '@platform/module-kit/screens';
import { overlaps } from '../../../shared/calendar/overlaps';
import { roleProblem } from '../../rules/candidates';
import { clubFacts } from '../../rules/shift/clubFacts';
import { planOf, placed, type ClubFacts, type PersonPlan, type PlacedShift } from '../../rules/shift/shiftPlan';
import {
  countWarningsAlone,
  countWarningsBesideOthers,
  personProblems,
  type ShiftProblem,
} from '../../rules/shift/shiftProblems';
import type { Person } from '../../source/rows/person';
import type { Shift } from '../../source/rows/shift';
import { isInWeek, shiftsToFill, type FillInput } from '../fill';
import { hoursSurcharge, shiftPrice, WARNING_PRICE } from './price';

/** A shift to fill. */
export interface Slot {
  shift: PlacedShift;
  /** Milliseconds since 1970. */
  begins: number;
  /** Paid. */
  minutes: number;
  /** What the rules say of each person who was considered, whatever else they work: see countWarningsAlone. */
  alone: Map<Colleague, number | null>;
  /** The people who fit its role and every hard rule, before auto-fill assigns any shift. */
  candidates: readonly Colleague[];
  /** The person who has it. */
  colleague: Colleague | null;
  /** The number of soft-rule warnings when it was assigned. */
  warnings: number;
}

/** A person of the staff with the shifts that they have so far. */
export interface Colleague {
  person: Person;
  /** The club's rows about this person only: the rules search them for every shift. */
  facts: ClubFacts;
  shifts: PlacedShift[];
  /** The slots that auto-fill assigned to them. */
  slots: Slot[];
  /** Paid minutes of the week that is filled. */
  minutes: number;
  /** A minor may have a birthday in the week: a shift after it affects those before it. */
  isYoung: boolean;
}

const NO_ONE: Person = {
  id: '',
  name: '',
  role: '',
  status: '',
  birthDate: null,
  startDate: null,
  endDate: null,
  hourlyRate: null,
  certifications: [],
};
const ONLY_NO_ONE = new Map([[NO_ONE.id, NO_ONE]]);

/** The week while it is filled: who has what, and what the rules say about the next step. */
export class Board {
  readonly slots: readonly Slot[];
  readonly colleagues: readonly Colleague[];
  readonly facts: ClubFacts;
  readonly #plans = new Map<string, PersonPlan>();
  readonly #input: FillInput;

  constructor(input: FillInput) {
    this.#input = input;
    const { timeZone, today, now, rows, week } = input;
    this.facts = clubFacts({ timeZone, today: () => today, now: () => new Date(now) }, rows);
    this.colleagues = rows.people
      .filter(({ status }) => status !== 'Inactive')
      .map((person) => this.#colleagueOf(person));
    const open = shiftsToFill(rows.shifts, now)
      .map((shift) => placed(shift, timeZone))
      .filter(({ day }) => isInWeek(day, week));
    this.slots = open.map((shift) => {
      const slot: Slot = {
        shift,
        begins: Date.parse(shift.startsAt),
        minutes: this.#planOf(shift).minutes,
        alone: new Map(),
        candidates: [],
        colleague: null,
        warnings: 0,
      };
      const isPossible = (colleague: Colleague) =>
        roleProblem(colleague.person, shift.role, this.facts) === null && this.warningsOf(colleague, slot) !== null;
      return Object.assign(slot, { candidates: this.colleagues.filter(isPossible) });
    });
  }

  #colleagueOf(person: Person): Colleague {
    const shifts = [...this.facts.shiftsOf(person.id)];
    const own = ({ staffId }: { staffId: string }) => staffId === person.id;
    const { week } = this.#input;
    // The last birthday after which other limits apply.
    const grownUpAt = this.facts.minorLimits.length > 0 ? 18 : 16;
    const colleague: Colleague = {
      person,
      shifts,
      facts: {
        ...this.facts,
        timeOff: this.facts.timeOff.filter(own),
        availability: this.facts.availability.filter(own),
        shiftsOf: () => colleague.shifts,
      },
      slots: [],
      minutes: shifts
        .filter(({ day }) => isInWeek(day, week))
        .reduce((sum, shift) => sum + this.#planOf(shift).minutes, 0),
      isYoung: person.birthDate !== null && week < addMonths(person.birthDate, grownUpAt * 12),
    };
    return colleague;
  }

  /** A shift in the form of the rules. Its person is added when the rules run. */
  #planOf(shift: Shift): PersonPlan {
    const known = this.#plans.get(shift.id);
    if (known) return known;
    const plan = planOf({ ...shift, staffId: NO_ONE.id }, { ...this.facts, people: ONLY_NO_ONE });
    if (!plan) throw new Error(`Shift ${shift.id} was canceled.`);
    this.#plans.set(shift.id, plan);
    return plan;
  }

  /** What the rules say if a person gets a shift in addition to their own. */
  problems({ person, facts }: Colleague, shift: Shift): ShiftProblem[] {
    return personProblems({ ...this.#planOf(shift), person }, facts);
  }

  /** The number of soft-rule warnings for a person in a slot; null if they may not have it. */
  warningsOf(colleague: Colleague, slot: Slot): number | null {
    const { shift } = slot;
    // The usual reason: they work then. Checked first, because the rule also writes a sentence, which takes longer.
    if (colleague.shifts.some((other) => overlaps(other, shift))) return null;
    const most = this.#input.withWarnings ? Infinity : 0;
    const alone = this.#warningsAlone(colleague, slot);
    if (alone === null || alone > most) return null;
    const plan = { ...this.#planOf(shift), person: colleague.person };
    const beside = countWarningsBesideOthers(plan, colleague.facts, most - alone);
    if (beside === null) return null;
    const count = alone + beside;
    if (!colleague.isYoung) return count;
    const isBroken = (other: Shift) => this.problems(colleague, other).some(({ kind }) => kind === 'hard');
    const sound = colleague.shifts.filter((other) => !isBroken(other));
    colleague.shifts.push(shift);
    const breaksOther = sound.some(isBroken);
    colleague.shifts.pop();
    return breaksOther ? null : count;
  }

  #warningsAlone(colleague: Colleague, { shift, alone }: Slot): number | null {
    const known = alone.get(colleague);
    if (known !== undefined) return known;
    const count = countWarningsAlone({ ...this.#planOf(shift), person: colleague.person }, colleague.facts);
    alone.set(colleague, count);
    return count;
  }

  /**
   * How much assigning a slot to a person adds to the price of the week.
   * @param warnings the number of its soft-rule warnings
   */
  priceOf({ person, minutes }: Colleague, slot: Slot, warnings: number): number {
    return (
      warnings * WARNING_PRICE +
      shiftPrice(person, slot.shift.role, slot.minutes) +
      hoursSurcharge(minutes + slot.minutes) -
      hoursSurcharge(minutes)
    );
  }

  give(slot: Slot, colleague: Colleague, warnings: number): void {
    Object.assign(slot, { colleague, warnings });
    colleague.shifts.push(slot.shift);
    colleague.slots.push(slot);
    colleague.minutes += slot.minutes;
  }

  take(slot: Slot): void {
    const { colleague } = slot;
    if (!colleague) return;
    slot.colleague = null;
    colleague.shifts.splice(colleague.shifts.indexOf(slot.shift), 1);
    colleague.slots.splice(colleague.slots.indexOf(slot), 1);
    colleague.minutes -= slot.minutes;
  }
}
