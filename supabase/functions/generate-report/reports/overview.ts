import { readHoursWords } from '../figures/labor/readHoursWords.ts';
import { readPeriod, readPeriods, readWeeks } from '../figures/period/readPeriod.ts';
import { readPositions } from '../figures/staffing/readPositions.ts';
import { readTraining } from '../figures/staffing/readTraining.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { coverageSection } from '../sections/staffing/coverageSection.ts';
import { figuresSection } from '../sections/period/figuresSection.ts';
import { positionsSection } from '../sections/staffing/positionsSection.ts';
import { trainingSection } from '../sections/staffing/trainingSection.ts';

/** The club at a glance: its key figures, positions, training, coverage. */
export const overview: ReportDefinition = {
  title: 'Overview',
  sections: async (source) => {
    const period = await readPeriod(source);
    const positions = await readPositions(source);
    const training = await readTraining(source);
    return [
      figuresSection(await readPeriods(source, period), positions, training, await readHoursWords(source)),
      positionsSection(positions),
      trainingSection(training),
      coverageSection(period, await readWeeks(source)),
    ];
  },
};
