import {
  sampleChecklists,
  sampleDailyLogs,
  sampleIncidents,
  samplePastShifts,
  samplePools,
  sampleShifts,
  sampleTeam,
  sampleTickets,
  sampleVendors,
  sampleWaterReadings,
} from '@platform/sample-club';
import type { DoneItem, MadeVisit } from '../source/rows/done';
import type { Days } from '../source/rows/season';

/** A shift of the sample club, with the fields that reports count. */
export interface CountedShift {
  day: string;
  staffId: string | null;
  role: string;
  location: string;
  /** Null for an open shift. Minutes exclude the break. */
  minutes: number | null;
  /** Minutes times pay; null for an open shift. */
  cents: number | null;
}

/** An event on a day. */
interface Dated {
  day: string;
}

/** The sample club writes its moments in its own local time. */
const dayOf = (moment: string): string => moment.slice(0, 10);
const dated = (moments: readonly (string | null)[]): Dated[] =>
  moments.flatMap((moment) => (moment === null ? [] : [{ day: dayOf(moment) }]));

const rates = new Map(sampleTeam.map(({ id, hourlyRate }) => [id, Math.round(hourlyRate * 100)]));

/** Every published shift, as `app.report_shifts` has it in the database. */
export const countedShifts: readonly CountedShift[] = [
  ...samplePastShifts.map((shift) => ({ ...shift, breakMinutes: 0 })),
  ...sampleShifts.filter(({ status }) => status === 'published'),
].map(({ staffId, role, location, startsAt, endsAt, breakMinutes }) => {
  const minutes = staffId === null ? null : (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 - breakMinutes;
  const cents = minutes === null || staffId === null ? null : (minutes * (rates.get(staffId) ?? 0)) / 60;
  return { day: dayOf(startsAt), staffId, role, location, minutes, cents };
});

const pools = new Map(samplePools.map((pool) => [pool.id, pool]));

/** Everything else that reports count, by day. */
export const datedRows = {
  incidents: sampleIncidents.map(({ occurredAt, severity }) => ({ day: dayOf(occurredAt), severity })),
  ticketsOpened: dated(sampleTickets.map(({ openedAt }) => openedAt)),
  ticketsResolved: dated(sampleTickets.map(({ resolvedAt }) => resolvedAt)),
  dailyLogs: dated(sampleDailyLogs.map(({ date }) => date)),
  waterReadings: sampleWaterReadings.map((reading) => {
    const pool = pools.get(reading.poolId);
    const isInRange =
      pool === undefined ||
      (reading.freeChlorinePpm >= pool.freeChlorineMinPpm &&
        reading.freeChlorinePpm <= pool.freeChlorineMaxPpm &&
        reading.ph >= pool.phMin &&
        reading.ph <= pool.phMax &&
        reading.temperatureF <= pool.temperatureMaxF);
    return { day: dayOf(reading.takenAt), isInRange };
  }),
  vendorVisits: sampleVendors.flatMap(({ id: vendorId, name: vendor, visits }) =>
    visits.flatMap(({ id, visitedOn, purpose }): MadeVisit[] =>
      visitedOn === null ? [] : [{ id, day: visitedOn, vendorId, vendor, purpose }],
    ),
  ),
  itemsCompleted: sampleChecklists.flatMap(({ title, items }) =>
    items.flatMap(({ id, item, completedAt }): DoneItem[] =>
      completedAt === null ? [] : [{ id, day: dayOf(completedAt), checklist: title, item }],
    ),
  ),
};

/** The rows of some days. */
export const within = <Row extends Dated>(rows: readonly Row[], { from, to }: Days): Row[] =>
  rows.filter(({ day }) => from <= day && day <= to);
