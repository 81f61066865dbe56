import type { ClubSource } from '@platform/module-kit/screens';

/** First and last day (`YYYY-MM-DD`) on the club's calendar, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface Season extends Days {
  year: string;
  isClosed: boolean;
}

/** The totals of the days. Shifts are published ones. Money is in cents; `basisOf` says which hours count. */
export interface Figures {
  shifts: number;
  openShifts: number;
  /** Out of 100; null without shifts. */
  coveragePercent: number | null;
  hours: number;
  laborCents: number;
  incidents: number;
  minorIncidents: number;
  moderateIncidents: number;
  seriousIncidents: number;
  /** Out of 100. */
  safetyScore: number;
  ticketsOpened: number;
  ticketsResolved: number;
  dailyLogs: number;
  waterReadings: number;
  readingsOutOfRange: number;
  vendorVisits: number;
  itemsCompleted: number;
}

/** The part of a week that is in the days. */
export interface Week extends Pick<
  Figures,
  | 'shifts'
  | 'openShifts'
  | 'hours'
  | 'laborCents'
  | 'incidents'
  | 'ticketsOpened'
  | 'ticketsResolved'
  | 'dailyLogs'
  | 'waterReadings'
  | 'readingsOutOfRange'
  | 'vendorVisits'
  | 'itemsCompleted'
> {
  /** Its Sunday. */
  startsOn: string;
}

/** The shifts of one role or one place. */
export interface Work {
  /** Null for shifts without one. */
  name: string | null;
  shifts: number;
  openShifts: number;
  /** Null if all work was clocked without a shift. */
  coveragePercent: number | null;
  /** Shifts that a person has. */
  workedShifts: number;
  hours: number;
  /** Null for people who may not read pay. */
  laborCents: number | null;
  /** Hours of people without agreed pay, which add no cost; null for people who may not read pay. */
  unpricedHours: number | null;
}

/** The hours of one person. */
export interface PersonHours {
  staffId: string;
  name: string;
  role: string;
  shifts: number;
  hours: number;
}

/** A year of the budget in cents. */
export interface BudgetYear {
  year: string;
  incomeCents: number;
  expenseCents: number;
  plannedIncomeCents: number | null;
  plannedExpenseCents: number | null;
  /** (actual − planned) / planned of the expense lines that have both; null without one. */
  variancePercent: number | null;
  /** No actual amount was entered: the year is only planned. */
  isDraft: boolean;
}

export interface BudgetLine {
  id: string;
  year: string;
  type: 'income' | 'expense';
  name: string;
  /** Null if none was entered. */
  actualCents: number | null;
  /** Null if none was planned. */
  plannedCents: number | null;
}

/** A department in a whole week, Sunday to Saturday. */
export interface DepartmentWeek {
  startsOn: string;
  department: string;
  /** Null without a budget. */
  budgetCents: number | null;
  laborCents: number;
}

export interface Position {
  id: string;
  title: string;
  filled: number;
  total: number;
}

/** The current staff. Retention and return are those of the last closed season. */
export interface StaffMeasures {
  people: number;
  positions: number;
  filled: number;
  filledPercent: number | null;
  /** 12 means 1:12; null without staff. */
  membersPerStaff: number | null;
  /** Pay an hour; null for people who may not read pay, and until one is agreed. */
  averageRateCents: number | null;
  certificationsExpiring: number;
  retentionPercent: number | null;
  returnPercent: number | null;
}

/** The current progress of the training. */
export interface Training {
  /** The mean of the modules with participants; null if no module has any. */
  percent: number | null;
  /** By title. */
  modules: readonly { id: string; title: string; completed: number; total: number }[];
}

/** The closing figures of a season. Null for a figure that cannot be counted yet. */
export interface SeasonSummary {
  year: string;
  /** Out of 5, one decimal. */
  satisfaction: number | null;
  retentionPercent: number | null;
  returnPercent: number | null;
  safetyScore: number | null;
}

/** The club's note about some days. */
export interface KeptReport extends Days {
  id: string;
  title: string;
  /** The report it is about. */
  type: 'overview' | 'staffing' | 'financial' | 'operations';
  /** The days in words, in the database's format. */
  dateRange: string;
  /** The lessons learned, one sentence each. */
  insights: readonly string[];
  isFinal: boolean;
}

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
  /** The newest first. */
  listKeptReports(): Promise<KeptReport[]>;
}

/** The address of the rows behind a figure. */
export interface RowPaths {
  schedule: string;
  staff: string;
  training: string;
  budget: string;
  operations: string;
  postSeason: string;
}

/** Where the Reports pages read: a club's rows, or the sample club. */
export interface ReportsSource extends ClubSource, ReportsReads {
  rows: RowPaths;
}
