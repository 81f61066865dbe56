import type { ReportSection } from '../../reportContent.ts';

/** In place of the figures of a season, when the days of the report touch none. */
export const noSeasonSection: ReportSection = {
  id: 'season',
  heading: 'Season',
  paragraphs: ['No season of the club lies in these days. Choose the days of a season.'],
};
