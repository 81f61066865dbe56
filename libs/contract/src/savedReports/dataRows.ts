import type { DataRow } from './savedReport.ts';

const byLetters = new Intl.Collator('en', { sensitivity: 'base' }).compare;

/** The day (ISO 8601) of a moment (ISO 8601), on the clock of the club. */
export type DayAt = (moment: string) => string;

type StoredShift = {
  id: string;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  role: string;
  location: string | null;
  status: string;
};

/** Shifts as rows of a report, the earliest first. */
export const shiftRows = (shifts: readonly StoredShift[], dayAt: DayAt): DataRow[] =>
  [...shifts]
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at) || (one.id < other.id ? -1 : 1))
    .map(({ starts_at, ends_at, break_minutes, role, location, status }) => ({
      day: dayAt(starts_at),
      role,
      location,
      status,
      hours: Math.round(((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000 - break_minutes) / 0.6) / 100,
    }));

type StoredParticipant = {
  name: string;
  due_on: string | null;
  completed_at: string | null;
  training_courses: { title: string };
};

/** The training of people as rows of a report, by module and name. */
export const trainingRows = (participants: readonly StoredParticipant[], dayAt: DayAt): DataRow[] =>
  participants
    .map(({ name, due_on, completed_at, training_courses: { title } }) => ({
      title,
      name,
      due_on,
      completed_at: dayOrNull(completed_at, dayAt),
    }))
    .sort((one, other) => byLetters(one.title, other.title) || byLetters(one.name, other.name));

const byMoment =
  <Column extends string>(column: Column) =>
  (one: Record<Column, string>, other: Record<Column, string>): number =>
    Date.parse(one[column]) - Date.parse(other[column]);

type StoredIncident = {
  occurred_at: string;
  kind: string;
  severity: string;
  location: string | null;
  closed_at: string | null;
};

/** Incidents as rows of a report, the earliest first. */
export const incidentRows = (incidents: readonly StoredIncident[], dayAt: DayAt): DataRow[] =>
  [...incidents].sort(byMoment('occurred_at')).map(({ occurred_at, kind, severity, location, closed_at }) => ({
    kind,
    severity,
    location,
    occurred_at: dayAt(occurred_at),
    closed_at: dayOrNull(closed_at, dayAt),
  }));

type StoredTicket = {
  title: string;
  priority: string;
  status: string;
  location: string | null;
  /** US dollars. */
  cost: number | null;
  opened_at: string;
  resolved_at: string | null;
};

/** Tickets as rows of a report, the earliest first. */
export const ticketRows = (tickets: readonly StoredTicket[], dayAt: DayAt): DataRow[] =>
  [...tickets]
    .sort(byMoment('opened_at'))
    .map(({ title, priority, status, location, cost, opened_at, resolved_at }) => ({
      title,
      priority,
      status,
      location,
      cost,
      opened_at: dayAt(opened_at),
      resolved_at: dayOrNull(resolved_at, dayAt),
    }));

const dayOrNull = (moment: string | null, dayAt: DayAt): string | null => (moment === null ? null : dayAt(moment));
