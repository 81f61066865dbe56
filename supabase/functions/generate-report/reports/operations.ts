import { readPeriod, readPeriods, readWeeks } from '../figures/period/readPeriod.ts';
import { readTraining } from '../figures/staffing/readTraining.ts';
import { readWork } from '../figures/labor/readWork.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { activitySection } from '../sections/period/activitySection.ts';
import { coverageSection } from '../sections/staffing/coverageSection.ts';
import { placesSection } from '../sections/staffing/placesSection.ts';
import { trainingSection } from '../sections/staffing/trainingSection.ts';

/** How the club ran: what was recorded, coverage by week and place, and whether its people are trained. */
export const operations: ReportDefinition = {
  title: 'Operations',
  sections: async (source) => {
    const period = await readPeriod(source);
    return [
      activitySection(await readPeriods(source, period)),
      coverageSection(period, await readWeeks(source)),
      placesSection(await readWork(source, 'place')),
      trainingSection(await readTraining(source)),
    ];
  },
};
