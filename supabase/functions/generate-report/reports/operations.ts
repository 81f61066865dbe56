import { readShifts } from '../figures/readShifts.ts';
import { readTraining } from '../figures/readTraining.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { coverageSection } from '../sections/coverageSection.ts';
import { placesSection } from '../sections/placesSection.ts';
import { trainingSection } from '../sections/trainingSection.ts';

/** How the club ran: coverage by week and place, and whether its people are trained. */
export const operations: ReportDefinition = {
  title: 'Operations',
  sections: async (source) => {
    const shifts = await readShifts(source);
    return [coverageSection(shifts), placesSection(shifts), trainingSection(await readTraining(source))];
  },
};
