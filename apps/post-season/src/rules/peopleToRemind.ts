import type { Invitation } from '../source/rows/survey';

/** Those who have not answered and got nothing today, as `app.people_to_remind` of the database finds them. */
export const peopleToRemind = (people: readonly Invitation[], today: string): Invitation[] =>
  people.filter(({ isAnswered, sentOn }) => !isAnswered && (sentOn === null || sentOn < today));
