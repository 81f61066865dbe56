import type { MinorLimits } from '../../source/rows/minorLimits';
import type { Person } from '../../source/rows/person';
import type { LaborRules } from '../../source/rows/rules';

/** The moment and the day at a club in New York, on a Thursday morning. */
export const testClock = {
  timeZone: 'America/New_York',
  today: () => '2025-05-01',
  now: () => new Date('2025-05-01T13:00:00Z'),
};

/** The labor rules of a new club, except for what `some` says. */
export const testRules = (some: Partial<LaborRules> = {}): LaborRules => ({
  workweekStart: 0,
  weeklyHoursCap: 40,
  restHours: 10,
  shiftHoursCap: 12,
  noticeHours: 24,
  schoolStartsAt: '08:00',
  schoolEndsAt: '15:00',
  availabilityDueDays: 7,
  timeOffNoticeDays: 0,
  staffTakeOpenShifts: true,
  version: 1,
  ...some,
});

/** A state's limits for people of 14 and 15. Only those in `some` are entered. */
export const testLimits = (some: Partial<MinorLimits> = {}): MinorLimits => ({
  id: 'limits',
  ages: '14-15',
  state: 'North Carolina',
  source: 'N.C. Gen. Stat. § 95-25.5',
  earliestStartSchool: null,
  latestEndSchool: null,
  earliestStartOther: null,
  latestEndOther: null,
  dayMinutesSchool: null,
  dayMinutesOther: null,
  weekMinutesSchool: null,
  weekMinutesOther: null,
  weekDays: null,
  breakMinutes: null,
  breakAfterMinutes: null,
  version: 1,
  ...some,
});

/** A lifeguard without certifications, except for what `some` says. */
export const testPerson = (some: Partial<Person> = {}): Person => ({
  id: 'ann',
  name: 'Ann',
  role: 'Lifeguard',
  status: 'Active',
  birthDate: null,
  startDate: null,
  endDate: null,
  hourlyRate: 15,
  certifications: [],
  ...some,
});
