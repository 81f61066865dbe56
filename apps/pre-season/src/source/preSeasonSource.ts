import type { ChangeCalls, ClubSource, Person } from '@platform/module-kit/screens';
import type { BudgetLine } from './rows/budgetLine';
import type { changes } from './changes';
import type { Checklist, ChecklistItem, ListTemplate } from './rows/checklist';
import type { Lesson } from './rows/lesson';
import type { Setting } from './rows/setting';

/** What the pages read. */
export interface PreSeasonReads {
  readSetting(): Promise<Setting>;
  listPeople(): Promise<Person[]>;
  /** The lists of a season with their items, both in order; without daily lists. */
  listChecklists(seasonId: string): Promise<Checklist[]>;
  /** Templates of a season's lists, by title. */
  listTemplates(): Promise<ListTemplate[]>;
  readItem(itemId: string): Promise<ChecklistItem>;
  /** The lines of these years, by name. */
  listBudget(years: readonly string[]): Promise<BudgetLine[]>;
  readBudgetLine(lineId: string): Promise<BudgetLine>;
  /** A season's lessons in order, and what each became. */
  listLessons(seasonId: string): Promise<Lesson[]>;
}

/** Where the pages read and write: a club's rows in the database, or the sample club. */
export interface PreSeasonSource extends ClubSource, PreSeasonReads, ChangeCalls<typeof changes> {}
