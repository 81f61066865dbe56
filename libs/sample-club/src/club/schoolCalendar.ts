import { sampleId } from '../sampleIds';

export interface SampleSchoolDay {
  id: string;
  day: string;
  isSchoolDay: boolean;
  name: string;
}

/** Where the schools around the demo club differ from Monday to Friday until the end of May, in two springs. */
export const sampleSchoolCalendar: readonly SampleSchoolDay[] = [
  ...days('Spring Break', '2025-04-14', '2025-04-15', '2025-04-16', '2025-04-17', '2025-04-18'),
  ...days('Memorial Day', '2025-05-26'),
  ...schoolDays('Last school days', '2025-06-02', '2025-06-03', '2025-06-04', '2025-06-05', '2025-06-06'),
  ...days('Martin Luther King Jr. Day', '2026-01-19'),
  ...days("Presidents' Day", '2026-02-16'),
  ...days('Spring Break', '2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03'),
  ...days('Memorial Day', '2026-05-25'),
  ...schoolDays('Last school days', '2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'),
].map((day, index) => ({ id: sampleId('schoolCalendarDay', index + 1), ...day }));

function days(name: string, ...dates: string[]): Omit<SampleSchoolDay, 'id'>[] {
  return dates.map((day) => ({ day, isSchoolDay: false, name }));
}

function schoolDays(name: string, ...dates: string[]): Omit<SampleSchoolDay, 'id'>[] {
  return dates.map((day) => ({ day, isSchoolDay: true, name }));
}
