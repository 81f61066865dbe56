import { addDays, daysBetween } from '@platform/module-kit/screens';
import type { Checklist } from '../source/rows/checklist';
import type { Season } from '../source/rows/setting';
import { daysInWords } from './daysInWords';

/** A phase of the weeks before the opening. Days are ISO 8601; the last one is included. */
export interface Phase {
  id: 'recruit' | 'hire' | 'training' | 'facility' | 'opening';
  title: string;
  startsOn: string;
  endsOn: string;
}

export type PhaseState = 'done' | 'now' | 'ahead';

/** Recruiting starts six weeks before hiring (specification 9.10 and C11). */
const RECRUIT_DAYS_AHEAD = 42;

/** The date on which hiring starts (specification 9.10). */
const HIRE_START = '02-15';

/**
 * The weeks to the opening: recruit, hire, train, prepare the facility, open. Uses the club's own days if its season
 * and its lists have them, and the firm's planning figures for the rest.
 */
export function seasonPlan(season: Season, lists: readonly Checklist[]): Phase[] {
  const hireStart = hireStartOf(season);
  const beforeOpening = addDays(season.opensOn, -1);
  const facilityDays = lists
    .filter(({ kind, archived }) => kind === 'facility_preparation' && !archived)
    .flatMap(({ items }) => items.flatMap(({ dueOn }) => (dueOn ? [dueOn] : [])))
    .sort();
  const [facilityStart] = facilityDays;
  const phases: Phase[] = [
    {
      id: 'recruit',
      title: 'Recruit',
      startsOn: addDays(hireStart, -RECRUIT_DAYS_AHEAD),
      endsOn: addDays(hireStart, -1),
    },
    { id: 'hire', title: 'Hire', startsOn: hireStart, endsOn: addDays(season.startsOn, -1) },
  ];
  if (season.startsOn <= beforeOpening) {
    phases.push({ id: 'training', title: 'Training', startsOn: season.startsOn, endsOn: beforeOpening });
  }
  if (facilityStart !== undefined) {
    phases.push({
      id: 'facility',
      title: 'Facility',
      startsOn: facilityStart,
      endsOn: facilityDays.at(-1) ?? facilityStart,
    });
  }
  phases.push({ id: 'opening', title: 'Opening day', startsOn: season.opensOn, endsOn: season.opensOn });
  return phases;
}

/** The last February 15 before the first day of work. */
function hireStartOf({ startsOn }: Season): string {
  const year = Number(startsOn.slice(0, 4));
  const sameYear = `${year}-${HIRE_START}`;
  return sameYear < startsOn ? sameYear : `${year - 1}-${HIRE_START}`;
}

/** Whether a phase is over, current or in the future. */
export function phaseState({ startsOn, endsOn }: Phase, today: string): PhaseState {
  if (endsOn < today) return 'done';
  return startsOn <= today ? 'now' : 'ahead';
}

/** A phase's state today, in words. */
export function phaseInWords(phase: Phase, today: string): string {
  const state = phaseState(phase, today);
  if (phase.id === 'opening' && state === 'now') return 'Today';
  if (state === 'done') return 'Done';
  if (state === 'ahead') return `in ${daysInWords(daysBetween(today, phase.startsOn))}`;
  const left = daysBetween(today, phase.endsOn);
  return left === 0 ? 'Last day' : `${daysInWords(left)} left`;
}
