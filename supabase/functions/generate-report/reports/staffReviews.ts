import { CONFIDENTIAL } from '@platform/contract/reports';
import { readSeason } from '../figures/season/readSeason.ts';
import { readStaffReviews } from '../figures/staffing/readStaffReviews.ts';
import type { ReportDefinition } from '../reportDefinition.ts';
import { noSeasonSection } from '../sections/season/noSeasonSection.ts';
import { staffReviewsSection } from '../sections/staffing/staffReviewsSection.ts';

/** How each person of the staff worked a season. It names people. */
export const staffReviews: ReportDefinition = {
  title: 'Staff Performance Reviews',
  notice: CONFIDENTIAL,
  sections: async (source) => {
    const season = await readSeason(source);
    return [season === null ? noSeasonSection : staffReviewsSection(season, await readStaffReviews(source, season))];
  },
};
