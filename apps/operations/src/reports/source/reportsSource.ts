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

/** What the days add up to. Shifts are published ones. Money is in cents; `basisOf` says which hours count. */
export interface Figures {
  shifts: number;
  openShifts: number;
  /** Of 100; null without shifts. */
  coveragePercent: number | null;
  hours: number;
  laborCents: number;
  incidents: number;
  minorIncidents: number;
  moderateIncidents: number;
  seriousIncidents: number;
  /** Of 100. */
  safetyScore: number;
  ticketsOpened: number;
  ticketsResolved: number;
  dailyLogs: number;
  waterReadings: number;
  readingsOutOfRange: number;
  vendorVisits: number;
  itemsCompleted: number;
}

/** The part of a week that lies in the days. */
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
  /** Null: none given. */
  name: string | null;
  shifts: number;
  openShifts: number;
  /** Null where all work was clocked without a shift. */
  coveragePercent: number | null;
  /** A person has them. */
  workedShifts: number;
  hours: number;
  /** Null for people who read no pay. */
  laborCents: number | null;
  /** Hours of people without agreed pay, which cost nothing here; null for people who read no pay. */
  unpricedHours: number | null;
}

/** What one person works. */
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
  /** Nothing was entered yet: it is planned only. */
  isDraft: boolean;
}

export interface BudgetLine {
  id: string;
  year: string;
  type: 'income' | 'expense';
  name: string;
  /** Null: nothing was entered yet. */
  actualCents: number | null;
  /** Null: nothing was planned. */
  plannedCents: number | null;
}

/** A department in a whole week, Sunday to Saturday. */
export interface DepartmentWeek {
  startsOn: string;
  department: string;
  /** Null: none was set. */
  budgetCents: number | null;
  laborCents: number;
}

export interface Position {
  id: string;
  title: string;
  filled: number;
  total: number;
}

/** The staff today; retention and return are those of the last closed season. */
export interface StaffMeasures {
  people: number;
  positions: number;
  filled: number;
  filledPercent: number | null;
  /** 12 reads 1:12; null without staff. */
  membersPerStaff: number | null;
  /** An hour; null for people who read no pay, and while none is agreed. */
  averageRateCents: number | null;
  certificationsExpiring: number;
  retentionPercent: number | null;
  returnPercent: number | null;
}

/** How far the training is today. */
export interface Training {
  /** The mean of the modules that have participants; null when none has. */
  percent: number | null;
  /** By title. */
  modules: readonly { id: string; title: string; completed: number; total: number }[];
}

/** A season in its closing figures; null where one cannot be counted yet. */
export interface SeasonSummary {
  year: string;
  /** Of 5, one decimal. */
  satisfaction: number | null;
  retentionPercent: number | null;
  returnPercent: number | null;
  safetyScore: number | null;
}

/** What the club has noted about some days. */
export interface KeptReport extends Days {
  id: string;
  title: string;
  /** The report that it is about. */
  type: 'overview' | 'staffing' | 'financial' | 'operations';
  /** The days in words, as the database writes them. */
  dateRange: string;
  /** What was learned, a sentence each. */
  insights: readonly string[];
  isFinal: boolean;
}

/** What the pages read. `from` and `to` are days, both included. */
export interface ReportsReads {
  /** The latest first. */
  listSeasons(): Promise<Season[]>;
  /** The day from which hours are those of the time clock; null while the club uses none. */
  readClockStart(): Promise<string | null>;
  readFigures(from: string, to: string): Promise<Figures>;
  /** Every week that the days touch, the first one first. */
  listWeeks(from: string, to: string): Promise<Week[]>;
  /** By name; those without one come last. */
  listWork(from: string, to: string, by: 'role' | 'place'): Promise<Work[]>;
  /** By name: everyone who works now, and others who worked. Asked with `canViewAnalytics` alone. */
  listHours(from: string, to: string): Promise<PersonHours[]>;
  /** The first one first. */
  listBudgetYears(): Promise<BudgetYear[]>;
  /** The largest first. */
  listBudgetLines(): Promise<BudgetLine[]>;
  /** The weeks that the days touch, as a whole. Asked with `canViewAnalytics` alone. */
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

/** Where the rows behind a figure are. */
export interface RowPaths {
  schedule: string;
  staff: string;
  training: string;
  budget: string;
  operations: string;
}

/** Where the pages of Reports read: a club's rows, or the sample club. */
export interface ReportsSource extends ClubSource, ReportsReads {
  rows: RowPaths;
}
