import { dailyShifts, type DailyShift } from './dailyShifts';
import { sampleId } from '../sampleIds';
import type { TeamRole } from '../club/team';

export interface SampleScheduleTemplate {
  id: string;
  name: string;
  notes: string;
}

export interface SampleScheduleTemplateShift {
  id: string;
  templateId: string;
  /** 0 for Sunday. */
  weekday: number;
  /** Hours and minutes of the club's clock. */
  startsAt: string;
  lengthMinutes: number;
  breakMinutes: number;
  role: TeamRole;
  location: string;
  /** How many such shifts the day has. */
  count: number;
}

/** What the demo club makes a week of the weeks before opening day from. */
export const sampleScheduleTemplate: SampleScheduleTemplate = {
  id: sampleId('scheduleTemplate', 1),
  name: 'Before opening day',
  notes: 'Twelve shifts a day. Guards overlap from two to four, when the lessons are.',
};

export const sampleScheduleTemplateShifts: readonly SampleScheduleTemplateShift[] = dailyShifts
  .flatMap((shifts, weekday) => distinct(shifts).map(({ shift, count }) => ({ weekday, shift, count })))
  .map(({ weekday, shift: { startsAt, endsAt, breakMinutes, role, location }, count }, index) => ({
    id: sampleId('scheduleTemplateShift', index + 1),
    templateId: sampleScheduleTemplate.id,
    weekday,
    startsAt,
    lengthMinutes: minutesOf(endsAt) - minutesOf(startsAt),
    breakMinutes,
    role,
    location,
    count,
  }));

/** Equal shifts of a day become one with a count. */
function distinct(shifts: readonly DailyShift[]): { shift: DailyShift; count: number }[] {
  return [...new Set(shifts)].map((shift) => ({ shift, count: shifts.filter((other) => other === shift).length }));
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
