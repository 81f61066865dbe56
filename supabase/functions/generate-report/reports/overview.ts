import { readHoursWords } from '../figures/readHoursWords.ts';
import { readPeriod, readPeriods, readWeeks } from '../figures/readPeriod.ts';
import { readPositions } from '../figures/readPositions.ts';
import { readTraining } from '../figures/readTraining.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { coverageSection } from '../sections/coverageSection.ts';
import { figuresSection } from '../sections/figuresSection.ts';
import { positionsSection } from '../sections/positionsSection.ts';
import { trainingSection } from '../sections/trainingSection.ts';

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
