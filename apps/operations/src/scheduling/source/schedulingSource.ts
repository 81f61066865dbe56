import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { changes } from './changes';

export type ShiftStatus = 'draft' | 'published' | 'cancelled';

/** The fields of a shift that a manager sets. */
export interface ShiftPlan {
  /** Its person; null while it is open. */
  staffId: string | null;
  /** The title of a job role. */
  role: string;
  location: string | null;
  /** Moments (ISO 8601). */
  startsAt: string;
  endsAt: string;
  /** Unpaid minutes. */
  breakMinutes: number;
  status: ShiftStatus;
  /** Its person may not be able to work it. */
  needsCover: boolean;
  notes: string | null;
  /** The shifts of a series share one; null for a single shift. */
  seriesId: string | null;
}

/** A person's answer about their published shift. */
export interface ShiftAnswer {
  answer: 'confirmed' | 'declined';
  /** Why it was declined. */
  note: string | null;
  answeredAt: string;
}

/** A shift of the club. */
export interface Shift extends ShiftPlan {
  id: string;
  /** Whether people were ever told about it: then it is canceled, not deleted. */
  wasPublished: boolean;
  /**
   * Its person's answer; null without one. Managers read all answers, other people their own. Undefined in the row that a
   * write returns.
   */
  answer?: ShiftAnswer | null;
  /** The status of the open shift before auto-fill assigned it. Undefined after any later change. */
  filledFrom?: 'draft' | 'published';
  version: number;
  /** Auto-fill proposes its person, and nothing of that is saved. */
  isProposed?: true;
}

/** A certification that a person holds, confirmed by a manager. Days are ISO 8601. */
export interface HeldCertification {
  typeId: string | null;
  name: string;
  issuedOn: string | null;
  expiresOn: string | null;
}

/** A staff member. A plain member reads names, roles and statuses; the rest is null or empty for them. */
export interface Person {
  id: string;
  name: string;
  role: string;
  status: string;
  birthDate: string | null;
  startDate: string | null;
  endDate: string | null;
  /** US dollars an hour. */
  hourlyRate: number | null;
  certifications: readonly HeldCertification[];
}

/** A job role and the certifications that it requires. */
export interface Role {
  title: string;
  department: string | null;
  requires: readonly { typeId: string; name: string }[];
}

/** The club's planning rules. */
export interface LaborRules {
  /** 0 for Sunday: the first day of the workweek, over which overtime is counted. */
  workweekStart: number;
  weeklyHoursCap: number;
  restHours: number;
  /** A longer shift takes a reason. */
  shiftHoursCap: number;
  noticeHours: number;
  /** `HH:MM` on the club's clock. */
  schoolStartsAt: string;
  schoolEndsAt: string;
  /** How many days before a week begins its availability is due. */
  availabilityDueDays: number;
  /** How many days ahead people must request time off; 0 for any time. */
  timeOffNoticeDays: number;
  /** Whether people take open shifts themselves, or ask a manager for them. */
  staffTakeOpenShifts: boolean;
  version: number;
}

/** The rules that managers set in the schedule. */
export type RulesDraft = Pick<
  LaborRules,
  | 'weeklyHoursCap'
  | 'restHours'
  | 'shiftHoursCap'
  | 'noticeHours'
  | 'availabilityDueDays'
  | 'timeOffNoticeDays'
  | 'staffTakeOpenShifts'
>;

/** Blackout days: no one can request time off. */
export interface Blackout {
  id: string;
  startsOn: string;
  /** The last of the days. */
  endsOn: string;
  name: string;
}

/** A day on which school differs from the usual. */
export interface SchoolDay {
  day: string;
  isSchoolDay: boolean;
  name: string | null;
}

/** The people for whom limits of a state apply, by their age on the day of a shift. */
export type MinorAges = '14-15' | '16-17';

/**
 * What the club's state sets for the hours of minors beyond federal law, as the club entered it. Null sets no limit.
 * Times are `HH:MM` on the club's clock.
 */
export interface MinorLimits {
  id: string;
  ages: MinorAges;
  /** Its name, such as North Carolina. */
  state: string;
  /** A section of the law, or a link. */
  source: string;
  /** On a school day. */
  earliestStartSchool: string | null;
  /** On a day before a school day. Until 04:00 it is on the next day. */
  latestEndSchool: string | null;
  /** On a day without school. */
  earliestStartOther: string | null;
  /** On a day before one without school. Until 04:00 it is on the next day. */
  latestEndOther: string | null;
  /** Paid minutes. */
  dayMinutesSchool: number | null;
  dayMinutesOther: number | null;
  /** From Sunday to Saturday, with school on at least one day. */
  weekMinutesSchool: number | null;
  weekMinutesOther: number | null;
  /** The most days of work from Sunday to Saturday. */
  weekDays: number | null;
  /** The least length of an unpaid break that interrupts work. */
  breakMinutes: number | null;
  /** The longest work without such a break. */
  breakAfterMinutes: number | null;
  version: number;
}

/** The limits that a manager enters. */
export type MinorLimitsDraft = Omit<MinorLimits, 'id' | 'version'>;

export type TimeOffStatus = 'pending' | 'approved' | 'declined' | 'withdrawn';

/** A person's requested days off. */
export interface TimeOff {
  id: string;
  staffId: string;
  startsOn: string;
  /** The last day off. */
  endsOn: string;
  reason: string | null;
  status: TimeOffStatus;
  decisionNote: string | null;
}

/** When a person can or cannot work: on a weekday (0 for Sunday) or on one day. */
export interface Availability {
  id: string;
  staffId: string;
  weekday: number | null;
  day: string | null;
  /** `HH:MM` on the club's clock; the end may be 24:00. */
  fromTime: string;
  toTime: string;
  kind: 'available' | 'unavailable';
  note: string | null;
  /** The first day that an entry for a weekday counts for; null for every day. */
  appliesFrom: string | null;
}

/** An open shift for one person: whether they may take it, ask for it, or neither, and what prevents them. */
export interface OpenForMe {
  shiftId: string;
  may: 'take' | 'ask' | 'no';
  /** Empty if nothing does. */
  reason: string;
}

/** The figures above the schedule. Coverage is a whole percent; null in a week without shifts. */
export interface Tiles {
  shiftsToday: number;
  needCoverage: number;
  shiftsThisWeek: number;
  openShifts: number;
  coverage: number | null;
}

/** A change of the schedule, as every member may read it. */
export interface ScheduleChange {
  id: string;
  kind: string;
  title: string;
  period: string;
  outcome: string;
  happenedAt: string;
}

/** A shift of a template, on the club's clock. */
export interface TemplateShift {
  weekday: number;
  /** `HH:MM`. */
  startsAt: string;
  lengthMinutes: number;
  breakMinutes: number;
  role: string;
  location: string | null;
  count: number;
  staffId: string | null;
}

/** A template of a week. */
export interface Template {
  id: string;
  name: string;
  notes: string | null;
  version: number;
  shifts: readonly TemplateShift[];
}

/** A person's request about a published shift. */
export interface ShiftRequest {
  id: string;
  kind: 'drop' | 'swap' | 'pickup';
  staffId: string;
  shiftId: string;
  colleagueShiftId: string | null;
  colleagueId: string | null;
  colleagueAgreedAt: string | null;
  note: string | null;
  status: 'open' | 'approved' | 'declined' | 'withdrawn' | 'cancelled';
  decisionNote: string | null;
  /** The shifts it is about, with the data for their description. */
  shift: RequestedShift | null;
  colleagueShift: RequestedShift | null;
}

/** The shift of a request. */
export type RequestedShift = Pick<Shift, 'id' | 'staffId' | 'role' | 'location' | 'startsAt' | 'endsAt'>;

/** An open offer of a shift to one person. */
export interface ShiftOffer {
  id: string;
  shiftId: string;
  staffId: string;
}

/** A person who could take a shift, the best first. */
export interface Candidate {
  rank: number;
  staffId: string;
  name: string;
  role: string;
  eligible: boolean;
  minutesThisWeek: number;
  /** Why they cannot, or which soft rules would need a reason. */
  reasons: readonly string[];
}

/** A series of repeating shifts that still has future ones. */
export interface Series {
  id: string;
  /** The start (ISO 8601) of its first shift. */
  firstAt: string;
  /** The shifts that have not begun and are not canceled, by start. */
  coming: readonly Shift[];
}

/** The people that the club's stands need at once, while anyone guards them (`rotation_rules`). */
export interface StandNeeds {
  /** More than there are stands, because people take turns with their breaks. */
  people: number;
  /** Titles of the job roles that guard them. If empty, everyone on shift does. */
  roles: readonly string[];
}

export interface SchedulingReads {
  /** The shifts that start in a week, by start. @param week its Sunday */
  listShifts: (week: string) => Promise<Shift[]>;
  /** The shifts of a series, by start. */
  listSeries: (seriesId: string) => Promise<Shift[]>;
  /** The series with future shifts, by their next shift. */
  listComingSeries: () => Promise<Series[]>;
  listStaff: () => Promise<Person[]>;
  listRoles: () => Promise<Role[]>;
  readRules: () => Promise<LaborRules>;
  listSchoolDays: () => Promise<SchoolDay[]>;
  /** By age. */
  listMinorLimits: () => Promise<MinorLimits[]>;
  listTimeOff: () => Promise<TimeOff[]>;
  listAvailability: () => Promise<Availability[]>;
  /** By their first day. */
  listBlackouts: () => Promise<Blackout[]>;
  /** Null for a club without stands. */
  readStands: () => Promise<StandNeeds | null>;
  readTiles: () => Promise<Tiles>;
  listChanges: () => Promise<ScheduleChange[]>;
  /** The labor budget of a week in US dollars, across all departments; null without one. */
  readBudget: (week: string) => Promise<number | null>;
  listTemplates: () => Promise<Template[]>;
  listRequests: () => Promise<ShiftRequest[]>;
  listOffers: () => Promise<ShiftOffer[]>;
  /** Who could take a shift. For managers. */
  readCandidates: (shiftId: string) => Promise<Candidate[]>;
  ownStaffId: () => Promise<string | null>;
  /** The future shifts that are open or need cover, for the reader. */
  listOpenForMe: () => Promise<OpenForMe[]>;
}

/** Where the Scheduling pages read and write: a club's rows, or the sample club. */
export interface SchedulingSource extends ClubSource, SchedulingReads, ChangeCalls<typeof changes> {}
