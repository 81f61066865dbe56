import { addDays, compareNames } from '@platform/module-kit/screens';
import { sampleTeam } from '@platform/sample-club';
import { sundayOf } from '../../shared/calendar/week';
import type { Days } from '../source/rows/season';
import type { Figures, Week } from '../source/rows/figures';
import type { PersonHours, Work } from '../source/rows/work';
import { countedShifts, datedRows, within, type CountedShift } from './sampleDays';

/** Counts the sample club's rows over any days, as `report_figures` does in the database. */
export function countFigures(days: Days): Figures {
  const shifts = within(countedShifts, days);
  const openShifts = shifts.filter(({ staffId }) => staffId === null).length;
  const incidents = within(datedRows.incidents, days);
  const bySeverity = (wanted: string) => incidents.filter(({ severity }) => severity === wanted).length;
  const [minor, moderate, serious] = [bySeverity('minor'), bySeverity('moderate'), bySeverity('serious')];
  const readings = within(datedRows.waterReadings, days);
  return {
    shifts: shifts.length,
    openShifts,
    coveragePercent: percentOf(shifts.length - openShifts, shifts.length),
    hours: rounded(minutesOf(shifts) / 60, 1),
    laborCents: centsOf(shifts),
    incidents: incidents.length,
    minorIncidents: minor,
    moderateIncidents: moderate,
    seriousIncidents: serious,
    safetyScore: Math.max(0, 100 - minor - 5 * moderate - 15 * serious),
    ticketsOpened: within(datedRows.ticketsOpened, days).length,
    ticketsResolved: within(datedRows.ticketsResolved, days).length,
    dailyLogs: within(datedRows.dailyLogs, days).length,
    waterReadings: readings.length,
    readingsOutOfRange: readings.filter(({ isInRange }) => !isInRange).length,
    vendorVisits: within(datedRows.vendorVisits, days).length,
    itemsCompleted: within(datedRows.itemsCompleted, days).length,
  };
}

/** The same for each week that contains some of the days, from Sunday to Saturday. */
export function countWeeks({ from, to }: Days): Week[] {
  const weeks: Week[] = [];
  for (let sunday = sundayOf(from); sunday <= to; sunday = addDays(sunday, 7)) {
    const saturday = addDays(sunday, 6);
    const figures = countFigures({ from: sunday < from ? from : sunday, to: saturday > to ? to : saturday });
    weeks.push({
      startsOn: sunday,
      shifts: figures.shifts,
      openShifts: figures.openShifts,
      hours: figures.hours,
      laborCents: figures.laborCents,
      incidents: figures.incidents,
      ticketsOpened: figures.ticketsOpened,
      ticketsResolved: figures.ticketsResolved,
      dailyLogs: figures.dailyLogs,
      waterReadings: figures.waterReadings,
      readingsOutOfRange: figures.readingsOutOfRange,
      vendorVisits: figures.vendorVisits,
      itemsCompleted: figures.itemsCompleted,
    });
  }
  return weeks;
}

/** The shifts by role or by place, as `report_work` groups them. */
export function countWork(days: Days, by: 'role' | 'place'): Work[] {
  const shifts = within(countedShifts, days);
  const nameOf = ({ role, location }: CountedShift) => (by === 'role' ? role : location);
  return [...new Set(shifts.map(nameOf))].sort(compareNames).map((name) => {
    const own = shifts.filter((shift) => nameOf(shift) === name);
    const openShifts = own.filter(({ staffId }) => staffId === null).length;
    return {
      name,
      shifts: own.length,
      openShifts,
      coveragePercent: percentOf(own.length - openShifts, own.length) ?? 0,
      workedShifts: own.filter(({ minutes }) => minutes !== null).length,
      hours: rounded(minutesOf(own) / 60, 2),
      laborCents: centsOf(own),
      unpricedHours: 0,
    };
  });
}

/** The planned hours of each person of the sample club. */
export function countHours(days: Days): PersonHours[] {
  const shifts = within(countedShifts, days);
  return sampleTeam
    .map(({ id, name, role }) => {
      const own = shifts.filter(({ staffId, minutes }) => staffId === id && minutes !== null);
      return { staffId: id, name, role, shifts: own.length, hours: rounded(minutesOf(own) / 60, 2) };
    })
    .sort((one, other) => compareNames(one.name, other.name));
}

const minutesOf = (shifts: readonly CountedShift[]) => shifts.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
const centsOf = (shifts: readonly CountedShift[]) =>
  Math.round(shifts.reduce((sum, { cents }) => sum + (cents ?? 0), 0));
const percentOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
