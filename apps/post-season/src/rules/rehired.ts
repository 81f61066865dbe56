import type { SeasonPerson } from '../source/rows/person';

type Returning = Pick<SeasonPerson, 'mayReturn' | 'wantsToReturn' | 'isBack'>;

/** How many people of a season want to return and may, and how many of them are on the staff of the next one. */
export function rehired(people: readonly Returning[]): { willing: number; back: number } {
  const willing = people.filter(({ mayReturn, wantsToReturn }) => mayReturn && wantsToReturn === true);
  return { willing: willing.length, back: willing.filter(({ isBack }) => isBack).length };
}
