import type { ChangeCalls, ClubSource, Person } from '@platform/module-kit/screens';
import type { BudgetLine } from './budgetLine';
import type { changes } from './changes';
import type { Checklist, ChecklistItem, ListTemplate } from './checklist';
import type { Lesson } from './lesson';
import type { Setting } from './setting';

/** What the pages read. */
export interface PreSeasonReads {
  readSetting(): Promise<Setting>;
  listPeople(): Promise<Person[]>;
  /** The lists of a season with their items, both in their order; those of every day are not among them. */
  listChecklists(seasonId: string): Promise<Checklist[]>;
  /** Templates of the lists of a season, by title. */
  listTemplates(): Promise<ListTemplate[]>;
  readItem(itemId: string): Promise<ChecklistItem>;
  /** The lines of these years, by name. */
  listBudget(years: readonly string[]): Promise<BudgetLine[]>;
  readBudgetLine(lineId: string): Promise<BudgetLine>;
  /** What was learned in a season, in its order, and what became of it. */
  listLessons(seasonId: string): Promise<Lesson[]>;
}

/** Where the pages read from and write to: a club's rows in the database, or the sample club. */
export interface PreSeasonSource extends ClubSource, PreSeasonReads, ChangeCalls<typeof changes> {}
