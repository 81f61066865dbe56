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
  /** All tickets, those that were opened last first. */
  listTickets(): Promise<Ticket[]>;
  /** The history of a ticket, the earliest first. */
  listTicketEvents(ticketId: string): Promise<TicketEvent[]>;
  /** By name. */
  listVendors(): Promise<Vendor[]>;
  /** The visits of a vendor, the latest day first. */
  listVisits(vendorId: string): Promise<Visit[]>;
  /** What waits first. Only managers and administrators read them; empty for everyone else. */
  listContracts(): Promise<Contract[]>;
  /** By name, retired ones included. */
  listPlaces(): Promise<Place[]>;
  /** Recurring upkeep, the next due first. */
  listPlans(): Promise<MaintenancePlan[]>;
  /** The checklists of a day, in the order in which they were begun, with their items in theirs. */
  listDayLists(day: string): Promise<DayList[]>;
  /** What a list of a day can be begun from, by title. */
  listDayTemplates(): Promise<DayTemplate[]>;
  /** The daily logs from a day on, the latest first; of a person who does not manage the club, the own ones. */
  listLogs(from: string): Promise<DailyLog[]>;
  /** By title, retired ones included. */
  listForms(): Promise<LogForm[]>;
  /** The latest first. Only managers and administrators read them. */
  listIncidents(): Promise<Incident[]>;
  /** By name, those that are out of use included. */
  listPools(): Promise<Pool[]>;
  /** The readings from a day on, the latest first; of a person who does not manage the club, the own ones. */
  listReadings(from: string): Promise<Reading[]>;
  /** What was last measured of each body of water in use, by its name: everyone reads it. */
  readWaterNow(): Promise<WaterNow[]>;
  /** The readings that are due on a day, by time: everyone sees whether they were taken. */
  listDueReadings(day: string): Promise<DueReading[]>;
  /** How people rotate over the stands. */
  readRotation(): Promise<RotationRules>;
  /** Who is on shift on a day, by start and name. */
  listOnShift(day: string): Promise<OnShift[]>;
  /** The weeks of every department, the earliest first. Only readers of the club's analytics read them. */
  listLabor(): Promise<LaborWeek[]>;
  /** The day from which hours are those of the time clock; null while the club uses none. */
  readClockStart(): Promise<string | null>;
}

/** Where the pages of Operations read and write: a club's rows, or the sample club. */
export interface OperationsSource extends ClubSource, OperationsReads, ChangeCalls<typeof changes> {
  /** An address at which a browser shows a photo or another file for a minute. */
  addressOfPhoto(path: string): Promise<string>;
  /** The address that the QR code of a place opens. */
  addressOfReport(placeId: string): string;
  /** Where the schedule of the same club is. */
  schedulingPath: string;
  /** Where the reports of the same club are. */
  reportsPath: string;
}
