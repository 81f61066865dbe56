import { readHoursWords } from '../figures/readHoursWords.ts';
import { readPositions } from '../figures/readPositions.ts';
import { readStaff } from '../figures/readStaff.ts';
import { readStaffMeasures } from '../figures/readStaffMeasures.ts';
import { readWork } from '../figures/readWork.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { hoursSection } from '../sections/hoursSection.ts';
import { positionsSection } from '../sections/positionsSection.ts';
import { staffMeasuresSection } from '../sections/staffMeasuresSection.ts';

/** The staff in figures, its positions, and who works how much. */
export const staffing: ReportDefinition = {
  title: 'Staffing',
  sections: async (source) => {
    const positions = await readPositions(source);
    return [
      staffMeasuresSection(await readStaffMeasures(source), positions.staffing),
      positionsSection(positions),
      hoursSection(await readStaff(source), await readWork(source, 'person'), await readHoursWords(source)),
    ];
  },
};
