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

/** A day on which school differs from the usual. */
export interface SchoolDay {
  day: string;
  isSchoolDay: boolean;
  name: string | null;
}

/** The people that the club's stands need at once, while anyone guards them (`rotation_rules`). */
export interface StandNeeds {
  /** More than there are stands, because people take turns with their breaks. */
  people: number;
  /** Titles of the job roles that guard them. If empty, everyone on shift does. */
  roles: readonly string[];
}
