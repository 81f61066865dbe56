import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { changes } from './changes';
import type { MinorLimits } from './rows/minorLimits';
import type { Candidate, Person, Role } from './rows/person';
import type { OpenForMe, ShiftOffer, ShiftRequest } from './rows/request';
import type { LaborRules, SchoolDay, StandNeeds } from './rows/rules';
import type { Shift } from './rows/shift';
import type { Availability, Blackout, TimeOff } from './rows/timeOff';
import type { ScheduleChange, Series, Template, Tiles } from './rows/week';

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
