import { readHoursWords } from '../figures/labor/readHoursWords.ts';
import { readPositions } from '../figures/staffing/readPositions.ts';
import { readStaff } from '../figures/staffing/readStaff.ts';
import { readStaffMeasures } from '../figures/staffing/readStaffMeasures.ts';
import { readWork } from '../figures/labor/readWork.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { hoursSection } from '../sections/labor/hoursSection.ts';
import { positionsSection } from '../sections/staffing/positionsSection.ts';
import { staffMeasuresSection } from '../sections/staffing/staffMeasuresSection.ts';

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
