import type { ClubSource } from '@platform/module-kit/screens';
import type { BudgetLine, BudgetYear, DepartmentWeek } from './rows/budget';
import type { DoneItem, MadeVisit } from './rows/done';
import type { Figures, Week } from './rows/figures';
import type { KeptReport } from './rows/keptReport';
import type { Position, StaffMeasures, Training } from './rows/people';
import type { RowPaths } from './rows/rowPaths';
import type { Season, SeasonSummary } from './rows/season';
import type { PersonHours, Work } from './rows/work';

/** What the pages read. `from` and `to` are days, both included. */
export interface ReportsReads {
  /** The latest first. */
  listSeasons(): Promise<Season[]>;
  /** The first day that counts clocked hours; null while the club uses no time clock. */
  readClockStart(): Promise<string | null>;
  readFigures(from: string, to: string): Promise<Figures>;
  /** Every week that contains some of the days, the earliest first. */
  listWeeks(from: string, to: string): Promise<Week[]>;
  /** By name; unnamed ones come last. */
  listWork(from: string, to: string, by: 'role' | 'place'): Promise<Work[]>;
  /** By name: everyone who works now, and others who worked. Only fetched with `canViewAnalytics`. */
  listHours(from: string, to: string): Promise<PersonHours[]>;
  /** The earliest first. */
  listBudgetYears(): Promise<BudgetYear[]>;
  /** The largest first. */
  listBudgetLines(): Promise<BudgetLine[]>;
  /** The whole weeks that contain some of the days. Only fetched with `canViewAnalytics`. */
  listDepartmentWeeks(from: string, to: string): Promise<DepartmentWeek[]>;
  /** By title. */
  listPositions(): Promise<Position[]>;
  readStaff(): Promise<StaffMeasures>;
  readTraining(): Promise<Training>;
  /** The latest first. */
  listSeasonSummaries(): Promise<SeasonSummary[]>;
  /** The earliest first. Only fetched with `canManage`. */
  listVisits(from: string, to: string): Promise<MadeVisit[]>;
  /** The earliest first. Only fetched with `canManage`. */
  listDoneItems(from: string, to: string): Promise<DoneItem[]>;
  /** The newest first. */
  listKeptReports(): Promise<KeptReport[]>;
}

/** Where the Reports pages read: a club's rows, or the sample club. */
export interface ReportsSource extends ClubSource, ReportsReads {
  rows: RowPaths;
}
