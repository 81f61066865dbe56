import type { Answers } from '@platform/module-kit/screens';
import type { BudgetLine } from '../budgetLine';
import type { Checklist, ChecklistItem } from '../checklist';
import type { PreSeasonReads } from '../preSeasonSource';

/** What changes know: the answers of the reads, and in a demo what the schedule costs, which only the database adds up. */
export interface KnownReads extends PreSeasonReads {
  /** The labor of a year, in cents. */
  laborOf(year: string): Promise<number | null>;
}

export type Known = Answers<KnownReads>;

/** A list of a season that is known. */
export const findList = (known: Known, listId: string): Checklist | undefined =>
  known
    .all('listChecklists')
    .flat()
    .find(({ id }) => id === listId);

/** An item of the lists that are known; undefined when it is in none of them. */
export const findItem = (known: Known, itemId: string): ChecklistItem | undefined =>
  known
    .all('listChecklists')
    .flat()
    .flatMap(({ items }) => items)
    .find(({ id }) => id === itemId);

/** A line of the budget that is known; undefined when it is in none of its years. */
export const findLine = (known: Known, lineId: string): BudgetLine | undefined =>
  known
    .all('listBudget')
    .flat()
    .find(({ id }) => id === lineId);

/** The season in which a lesson was learned, and the next one, as far as they are known. */
export function seasonsOfLesson(known: Known, lessonId: string) {
  const seasons = known.get('readSetting')?.seasons ?? [];
  const learnedIn = seasons.find(({ id }) => known.get('listLessons', id)?.some((lesson) => lesson.id === lessonId));
  return { learnedIn, next: seasons.find(({ year }) => learnedIn !== undefined && year > learnedIn.year) };
}
