import { readPositions } from '../figures/readPositions.ts';
import { readStaff } from '../figures/readStaff.ts';
import { readWork } from '../figures/readWork.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { hoursSection } from '../sections/hoursSection.ts';
import { positionsSection } from '../sections/positionsSection.ts';

/** Positions, and who works how much. */
export const staffing: ReportDefinition = {
  title: 'Staffing',
  sections: async (source) => [
    positionsSection(await readPositions(source)),
    hoursSection(await readStaff(source), await readWork(source, 'person')),
  ],
};
