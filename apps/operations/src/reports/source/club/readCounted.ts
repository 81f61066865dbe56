import { byName, compareNames } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { Figures, Week } from '../rows/figures';
import type { PersonHours, Work } from '../rows/work';
import { knownCents, read } from './requests';

const daysOf = (club: Club, from: string, to: string) => ({ club_id_param: club.id, from_param: from, to_param: to });

/** The totals of the days. */
export async function readFigures(club: Club, from: string, to: string): Promise<Figures> {
  const row = await read((db) =>
    db
      .rpc('report_figures', daysOf(club, from, to))
      .single()
      .overrideTypes<FiguresRow>(),
  );
  return {
    shifts: row.shifts,
    openShifts: row.open_shifts,
    coveragePercent: row.coverage_percent,
    hours: row.hours,
    laborCents: knownCents(row.labor_cost),
    incidents: row.incidents,
    minorIncidents: row.minor_incidents,
    moderateIncidents: row.moderate_incidents,
    seriousIncidents: row.serious_incidents,
    safetyScore: row.safety_score,
    ticketsOpened: row.tickets_opened,
    ticketsResolved: row.tickets_resolved,
    dailyLogs: row.daily_logs,
    waterReadings: row.water_readings,
    readingsOutOfRange: row.readings_out_of_range,
    vendorVisits: row.vendor_visits,
    itemsCompleted: row.items_completed,
  };
}

/** Every week that contains some of the days, the earliest first. */
export async function readWeeks(club: Club, from: string, to: string): Promise<Week[]> {
  const rows = await read((db) => db.rpc('report_weeks', daysOf(club, from, to)).overrideTypes<WeekRow[]>());
  return rows.map((row) => ({
    startsOn: row.week_start,
    shifts: row.shifts,
    openShifts: row.open_shifts,
    hours: row.hours,
    laborCents: knownCents(row.labor_cost),
    incidents: row.incidents,
    ticketsOpened: row.tickets_opened,
    ticketsResolved: row.tickets_resolved,
    dailyLogs: row.daily_logs,
    waterReadings: row.water_readings,
    readingsOutOfRange: row.readings_out_of_range,
    vendorVisits: row.vendor_visits,
    itemsCompleted: row.items_completed,
  }));
}

/** The work of the days by role or by place; unnamed ones come last. */
export async function readWork(club: Club, from: string, to: string, by: 'role' | 'place'): Promise<Work[]> {
  const rows = await readGroups(club, from, to, by);
  return rows
    .map((row) => ({
      name: row.name,
      shifts: row.shifts,
      openShifts: row.open_shifts,
      coveragePercent: row.coverage_percent,
      workedShifts: row.worked_shifts,
      hours: row.hours,
      laborCents: knownCents(row.labor_cost),
      unpricedHours: row.unpriced_hours,
    }))
    .sort((one, other) => Number(one.name === null) - Number(other.name === null) || byNames(one.name, other.name));
}

/** The hours of each person: everyone on the roster, and others who have shifts on the days. */
export async function readHours(club: Club, from: string, to: string): Promise<PersonHours[]> {
  const [people, work] = await Promise.all([
    read((db) =>
      db
        .from('staff_roster')
        .select('id, name, role')
        .eq('club_id', club.id)
        .overrideTypes<Person[], { merge: false }>(),
    ),
    readGroups(club, from, to, 'person'),
  ]);
  const working = new Map(work.map((row) => [row.staff_id ?? '', row]));
  const onRoster = new Set(people.map(({ id }) => id));
  const left = [...working.keys()].filter((id) => !onRoster.has(id));
  const named = left.length > 0 ? await readNames(club, left) : new Map<string, Person>();
  const former = left.map((id) => named.get(id) ?? { id, name: 'Former staff', role: '–' });
  return [...people, ...former]
    .map(({ id, name, role }) => {
      const { worked_shifts: shifts = 0, hours = 0 } = working.get(id) ?? {};
      return { staffId: id, name, role, shifts, hours };
    })
    .sort(byName);
}

/** People who left, by id. Only managers may read their names. */
async function readNames(club: Club, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await read((db) =>
    db.from('staff_members').select('id, name, role').eq('club_id', club.id).eq('status', 'Inactive'),
  );
  return new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row]));
}

async function readGroups(club: Club, from: string, to: string, by: string): Promise<WorkRow[]> {
  const asked = { ...daysOf(club, from, to), by_param: by };
  return read((db) => db.rpc('report_work', asked).overrideTypes<WorkRow[], { merge: false }>());
}

const byNames = (one: string | null, other: string | null) => compareNames(one ?? '', other ?? '');

interface Person {
  id: string;
  name: string;
  role: string;
}

/** The generated types do not say which columns of a function's answer can be null. */
interface FiguresRow {
  coverage_percent: number | null;
  labor_cost: number | null;
}

interface WeekRow {
  labor_cost: number | null;
}

interface WorkRow {
  name: string | null;
  staff_id: string | null;
  shifts: number;
  open_shifts: number;
  coverage_percent: number | null;
  worked_shifts: number;
  hours: number;
  labor_cost: number | null;
  unpriced_hours: number | null;
}
