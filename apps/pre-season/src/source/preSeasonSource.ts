import type { ClubSource } from '@platform/module-kit/screens';
import type { BudgetLine, BudgetLineDraft, LineAmounts } from './budgetLine';
import type { Checklist, ChecklistItem, ItemDraft, ListKind, ListTemplate } from './checklist';
import type { Copied, CopyChoice } from './copyChoice';
import type { CarriedLesson, Lesson, LessonPlan } from './lesson';
import type { Person } from './person';
import type { Season, SeasonDraft, Setting } from './setting';

/**
 * Where the pages read from and write to: a club's rows in the database, or the sample club. What is refused throws a
 * DataError whose message is for the person.
 */
export interface PreSeasonSource extends ClubSource {
  readSetting(): Promise<Setting>;
  /** Enters a season; 23505 when the club has one of this year. */
  addSeason(draft: SeasonDraft): Promise<Season>;
  listPeople(): Promise<Person[]>;

  /** The lists of a season with their items, both in their order; those of every day are not among them. */
  listChecklists(seasonId: string): Promise<Checklist[]>;
  /** Templates of the lists of a season, by title. */
  listTemplates(): Promise<ListTemplate[]>;
  /** Adds an empty list at the end of the season's lists of its kind. */
  addList(seasonId: string, kind: ListKind, title: string): Promise<string>;
  /** Starts a template's list in a season, or finds the one that was started. */
  startFromTemplate(templateId: string, seasonId: string): Promise<string>;
  /** Keeps a list as a template; one of its title and kind is refused, or replaced where that is meant. */
  saveAsTemplate(listId: string, title: string, replaces: boolean): Promise<void>;
  renameTemplate(templateId: string, title: string): Promise<void>;
  /** Lists that were started from it stay. */
  deleteTemplate(templateId: string): Promise<void>;
  renameList(list: Checklist, title: string): Promise<void>;
  archiveList(list: Checklist, archived: boolean): Promise<void>;

  readItem(itemId: string): Promise<ChecklistItem>;
  addItem(draft: ItemDraft, position: number): Promise<ChecklistItem>;
  /** Writes over one version of an item; PT409 when the version is no longer the item's. */
  saveItem(itemId: string, draft: ItemDraft, version: number): Promise<ChecklistItem>;
  completeItem(itemId: string, completed: boolean): Promise<void>;
  arrangeItems(listId: string, itemIds: readonly string[]): Promise<void>;
  deleteItem(itemId: string): Promise<void>;

  /** The lines of these years, by name. */
  listBudget(years: readonly string[]): Promise<BudgetLine[]>;
  readBudgetLine(lineId: string): Promise<BudgetLine>;
  addBudgetLine(year: string, draft: BudgetLineDraft): Promise<BudgetLine>;
  /** Writes over one version of a line; PT409 when the version is no longer the line's. */
  saveBudgetLine(lineId: string, amounts: Partial<LineAmounts>, version: number): Promise<BudgetLine>;
  /** Has the actual amount of a line filled in from the schedule, or entered by hand. */
  fillInBudgetLine(lineId: string, isLabor: boolean, version: number): Promise<BudgetLine>;
  deleteBudgetLine(lineId: string): Promise<void>;

  /** What was learned in a season, in its order, and what became of it. */
  listLessons(seasonId: string): Promise<Lesson[]>;
  /** Makes a lesson an item of a checklist, once: the item that it is already stays as it is. */
  carryLesson(lessonId: string, plan: LessonPlan): Promise<CarriedLesson>;

  copyForward(choice: CopyChoice): Promise<Copied>;
}
