import type { Shift } from '../../source/rows/shift';

/** The future published shifts with a person, by answer. */
interface AnswersOfWeek {
  declined: readonly Shift[];
  waiting: readonly Shift[];
  confirmed: readonly Shift[];
}

/** @param now milliseconds since 1970: a shift that has begun needs no answer */
export function answersOf(shifts: readonly Shift[], now: number): AnswersOfWeek {
  const asked = shifts.filter(
    ({ status, staffId, startsAt }) => status === 'published' && staffId !== null && Date.parse(startsAt) > now,
  );
  return {
    declined: asked.filter(({ answer }) => answer?.answer === 'declined'),
    waiting: asked.filter(({ answer }) => !answer),
    confirmed: asked.filter(({ answer }) => answer?.answer === 'confirmed'),
  };
}
