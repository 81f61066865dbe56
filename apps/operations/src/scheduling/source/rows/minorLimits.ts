/** The ages with limits of their own. A person's age is that on the day of the shift. */
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
  /** On the evening before a school day. A time until 04:00 is in the night after it. */
  latestEndSchool: string | null;
  /** On a day without school. */
  earliestStartOther: string | null;
  /** On the evening before a day without school. A time until 04:00 is in the night after it. */
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

/** Limits without the version that the database counts. */
export type NewMinorLimits = Omit<MinorLimits, 'version'>;
