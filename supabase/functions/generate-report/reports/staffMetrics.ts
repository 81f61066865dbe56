import { readPositions } from '../figures/staffing/readPositions.ts';
import { readSeason } from '../figures/season/readSeason.ts';
import { readStaff } from '../figures/staffing/readStaff.ts';
import { readStaffMeasures } from '../figures/staffing/readStaffMeasures.ts';
import { readSurveyQuestions, readSurveys } from '../figures/members/readSurveys.ts';
import type { ReportSection } from '../reportContent.ts';
import type { ReportDefinition, ReportSource } from '../reportDefinition.ts';
import { exitSurveySection } from '../sections/staffing/exitSurveySection.ts';
import { positionsSection } from '../sections/staffing/positionsSection.ts';
import { ratesSection } from '../sections/labor/ratesSection.ts';
import { staffMeasuresSection } from '../sections/staffing/staffMeasuresSection.ts';

/** For the board: how many people, in which roles, at which rates, and whether they stay. */
export const staffMetrics: ReportDefinition = {
  title: 'Staff Metrics',
  sections: async (source) => {
    const positions = await readPositions(source);
    return [
      staffMeasuresSection(await readStaffMeasures(source), positions.staffing),
      ratesSection(await readStaff(source), positions.roles),
      positionsSection(positions),
      ...(await exitSurveySections(source)),
    ];
  },
};

async function exitSurveySections(source: ReportSource): Promise<ReportSection[]> {
  const season = await readSeason(source);
  const surveys = season === null ? [] : await readSurveys(source, season, 'exit');
  return Promise.all(
    surveys.map(async (survey) => exitSurveySection(survey, await readSurveyQuestions(source, survey))),
  );
}
