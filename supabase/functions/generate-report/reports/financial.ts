import { readShifts } from '../figures/readShifts.ts';
import { readStaff } from '../figures/readStaff.ts';
import { weekOf } from '../figures/weekOf.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { laborCostSection } from '../sections/laborCostSection.ts';

/** What the work of the period costs, by role and by week. */
export const financial: ReportDefinition = {
  title: 'Financial',
  sections: async (source) => {
    const staff = await readStaff(source);
    const shifts = await readShifts(source);
    return [
      laborCostSection(staff, shifts, {
        id: 'labor-by-role',
        heading: 'Labor cost by role',
        column: { title: 'Role', format: 'text' },
        groupOf: ({ role }) => role,
      }),
      laborCostSection(staff, shifts, {
        id: 'labor-by-week',
        heading: 'Labor cost by week',
        column: { title: 'Week of', format: 'day' },
        groupOf: ({ day }) => weekOf(day),
      }),
    ];
  },
};
