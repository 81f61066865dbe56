import type { SchedulingSource } from '../source/schedulingSource';
import type { MinorLimitsDraft } from '../source/rows/minorLimits';
import type { RulesDraft } from '../source/rows/rules';
import type { Shift, ShiftPlan } from '../source/rows/shift';

/** What the steps of the schedule's parity test plan with. */

export const THIS_WEEK = '2025-04-27';
export const NEXT_WEEK = '2025-05-04';
export const WEEKS = ['2025-04-13', '2025-04-20', THIS_WEEK, NEXT_WEEK];

const shifts = async (source: SchedulingSource) =>
  (await Promise.all(WEEKS.map((week) => source.listShifts(week)))).flat();
export const numbered = (number: number) => `10000007-0000-4000-8000-${String(number).padStart(12, '0')}`;
export async function shiftOf(source: SchedulingSource, id: string): Promise<Shift> {
  const found = (await shifts(source)).find((shift) => shift.id === id);
  if (!found) throw new Error(`The schedule has no shift ${id}.`);
  return found;
}
export const personOf = async (source: SchedulingSource, name: string) =>
  (await source.listStaff()).find((person) => person.name === name)?.id ?? null;
/** Writes some of a shift. */
export async function write(source: SchedulingSource, id: string, some: Partial<ShiftPlan>, reason?: string) {
  const shift = await shiftOf(source, id);
  return source.writeShift(id, { ...shift, ...some }, shift.version, reason);
}
export const on = (day: string, from: string, to: string) => ({
  startsAt: new Date(`${day}T${from}:00-04:00`).toISOString(),
  endsAt: new Date(`${day}T${to}:00-04:00`).toISOString(),
});
export const draft: ShiftPlan = {
  staffId: null,
  role: 'Lifeguard',
  location: 'Main pool',
  ...on('2025-05-06', '10:00', '16:00'),
  breakMinutes: 30,
  status: 'draft',
  needsCover: false,
  notes: null,
  seriesId: null,
};
export const RULES: RulesDraft = {
  weeklyHoursCap: 40,
  restHours: 10,
  shiftHoursCap: 12,
  noticeHours: 24,
  availabilityDueDays: 7,
  timeOffNoticeDays: 0,
  staffTakeOpenShifts: true,
};
/** Limits for people of 14 and 15. */
export const LIMITS: MinorLimitsDraft = {
  ages: '14-15',
  state: 'North Carolina',
  source: 'N.C. Gen. Stat. § 95-25.5(e)',
  earliestStartSchool: '07:00',
  latestEndSchool: '18:30',
  earliestStartOther: null,
  latestEndOther: null,
  dayMinutesSchool: 150,
  dayMinutesOther: null,
  weekMinutesSchool: null,
  weekMinutesOther: 2160,
  weekDays: 5,
  breakMinutes: 30,
  breakAfterMinutes: 300,
};
