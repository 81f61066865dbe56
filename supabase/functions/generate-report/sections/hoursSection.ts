import { laborBy } from '../figures/labor.ts';
import type { ShiftOfPeriod } from '../figures/readShifts.ts';
import type { Colleague } from '../figures/readStaff.ts';
import type { ReportSection } from '../reportContent.ts';

/** Who works how much in the period: everyone who is not inactive, and whoever else worked. */
export function hoursSection(staff: readonly Colleague[], shifts: readonly ShiftOfPeriod[]): ReportSection {
  const labor = laborBy(shifts, staff, ({ staffId }) => staffId ?? '');
  const people = staff.filter(({ id, status }) => status !== 'Inactive' || labor.has(id));
  return {
    id: 'hours',
    heading: 'Hours by person',
    paragraphs: people.length > 0 ? ['Worked hours of published shifts, without breaks.'] : ['No staff members found.'],
    ...(people.length > 0 && {
      table: {
        columns: [
          { title: 'Name', format: 'text' },
          { title: 'Role', format: 'text' },
          { title: 'Status', format: 'text' },
          { title: 'Shifts', format: 'count' },
          { title: 'Hours', format: 'hours' },
        ],
        rows: people.map(({ id, name, role, status }) => {
          const { shifts: worked, minutes } = labor.get(id) ?? { shifts: 0, minutes: 0 };
          return [name, role, status, worked, minutes / 60];
        }),
      },
    }),
  };
}
