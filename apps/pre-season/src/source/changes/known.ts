import { seasonsOfLesson, type Answers } from '@platform/module-kit/screens';
import type { BudgetLine } from '../rows/budgetLine';
import type { Checklist, ChecklistItem } from '../rows/checklist';
import type { PreSeasonReads } from '../preSeasonSource';

/**
 * What changes know: the answers already read and, in a demo, the labor cost of the schedule, which only the database
 * computes.
 */
export interface KnownReads extends PreSeasonReads {
  /** The labor of a year, in cents. */
  laborOf(year: string): Promise<number | null>;
}

export type Known = Answers<KnownReads>;

/** A list in the answers already read. */
export const findList = (known: Known, listId: string): Checklist | undefined =>
  known
    .all('listChecklists')
    .flat()
    .find(({ id }) => id === listId);

/** An item in the answers already read; undefined if none has it. */
export const findItem = (known: Known, itemId: string): ChecklistItem | undefined =>
  known
    .all('listChecklists')
    .flat()
    .flatMap(({ items }) => items)
    .find(({ id }) => id === itemId);

/** A budget line in the answers already read; undefined if none has it. */
export const findLine = (known: Known, lineId: string): BudgetLine | undefined =>
  known
    .all('listBudget')
    .flat()
    .find(({ id }) => id === lineId);

/** The season of a lesson, and the next one, if they are in the answers already read. */
export const seasonsOfKnown = (known: Known, lessonId: string) =>
  seasonsOfLesson(known.get('readSetting')?.seasons, (id) =>
    known.get('listLessons', id)?.some((lesson) => lesson.id === lessonId),
  );
