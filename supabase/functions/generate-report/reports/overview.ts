import { readPeriod, readWeeks } from '../figures/readPeriod.ts';
import { readPositions } from '../figures/readPositions.ts';
import { readTraining } from '../figures/readTraining.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { coverageSection } from '../sections/coverageSection.ts';
import { positionsSection } from '../sections/positionsSection.ts';
import { trainingSection } from '../sections/trainingSection.ts';

/** The club at a glance: positions, training, coverage. */
export const overview: ReportDefinition = {
  title: 'Overview',
  sections: async (source) => [
    positionsSection(await readPositions(source)),
    trainingSection(await readTraining(source)),
    coverageSection(await readPeriod(source), await readWeeks(source)),
  ],
};
