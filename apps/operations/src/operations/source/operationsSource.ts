import type { ChangeCalls, ClubSource, Person } from '@platform/module-kit/screens';
import type { changes } from './changes';
import type { Contract } from './rows/contract';
import type { DayList, DayTemplate } from './rows/dayList';
import type { Incident } from './rows/incident';
import type { LaborWeek } from './rows/labor';
import type { DailyLog, LogForm } from './rows/log';
import type { Place } from './rows/place';
import type { MaintenancePlan } from './rows/plan';
import type { OnShift, RotationRules } from './rows/rotation';
import type { Ticket, TicketEvent } from './rows/ticket';
import type { Vendor, Visit } from './rows/vendor';
import type { DueReading, Pool, Reading, WaterNow } from './rows/water';

/** What the pages read. Days are ISO 8601 on the club's calendar. */
export interface OperationsReads {
  /** Everyone who can be named: the staff, and the club's accounts without a staff member. */
  listPeople(): Promise<Person[]>;
  /** All tickets, the newest first. */
  listTickets(): Promise<Ticket[]>;
  /** The history of a ticket, the earliest first. */
  listTicketEvents(ticketId: string): Promise<TicketEvent[]>;
  /** By name. */
  listVendors(): Promise<Vendor[]>;
  /** The visits of a vendor, the latest day first. */
  listVisits(vendorId: string): Promise<Visit[]>;
  /** Unsettled contracts first. Only managers and administrators read them; empty for everyone else. */
  listContracts(): Promise<Contract[]>;
  /** By name, retired ones included. */
  listPlaces(): Promise<Place[]>;
  /** Recurring upkeep, the next due first. */
  listPlans(): Promise<MaintenancePlan[]>;
  /** The checklists of a day, in the order they were begun, with their items in theirs. */
  listDayLists(day: string): Promise<DayList[]>;
  /** The templates of daily checklists, by title. */
  listDayTemplates(): Promise<DayTemplate[]>;
  /** The daily logs from a day on, the latest first. People who do not manage the club get only their own. */
  listLogs(from: string): Promise<DailyLog[]>;
  /** By title, retired ones included. */
  listForms(): Promise<LogForm[]>;
  /** The latest first. Only managers and administrators read them. */
  listIncidents(): Promise<Incident[]>;
  /** By name, including those out of use. */
  listPools(): Promise<Pool[]>;
  /** The readings from a day on, the latest first. People who do not manage the club get only their own. */
  listReadings(from: string): Promise<Reading[]>;
  /** The last value of each measure for each body of water in use, by name. Everyone reads it. */
  readWaterNow(): Promise<WaterNow[]>;
  /** The readings due on a day, by time. Everyone sees whether they were taken. */
  listDueReadings(day: string): Promise<DueReading[]>;
  /** The club's rotation rules. */
  readRotation(): Promise<RotationRules>;
  /** Who is on shift on a day, by start and name. */
  listOnShift(day: string): Promise<OnShift[]>;
  /** The weeks of every department, the earliest first. Only readers of the club's analytics read them. */
  listLabor(): Promise<LaborWeek[]>;
  /** The first day that counts clocked hours; null while the club uses no time clock. */
  readClockStart(): Promise<string | null>;
}

/** Where the Operations pages read and write: a club's rows, or the sample club. */
export interface OperationsSource extends ClubSource, OperationsReads, ChangeCalls<typeof changes> {
  /** An address that shows a photo or another file for one minute. */
  addressOfPhoto(path: string): Promise<string>;
  /** The address that the QR code of a place opens. */
  addressOfReport(placeId: string): string;
  /** The address of the same club's schedule. */
  schedulingPath: string;
  /** The address of the same club's reports. */
  reportsPath: string;
}
