import { addDays } from '@platform/module-kit/screens';
import type { Invitation } from '../../source/rows/survey';

/** Those who have not answered and got nothing today, as `app.people_to_remind` of the database finds them. */
export const peopleToRemind = (people: readonly Invitation[], today: string): Invitation[] =>
  people.filter(({ isAnswered, sentOn }) => !isAnswered && (sentOn === null || sentOn < today));

/** How many days before the last day `app.remind_of_closing_surveys` of the database reminds. */
const LAST_REMINDER = 3;

/**
 * Whether the reminder of the last days still reaches people who get one today.
 * @param closesOn the last day (ISO 8601); null without one
 */
export const isRemindedAgain = (closesOn: string | null, today: string): boolean =>
  closesOn !== null && today < addDays(closesOn, -LAST_REMINDER);
