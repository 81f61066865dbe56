import type { Season, SeasonSummary } from '../../figures/season/readSeason.ts';
import { formatDay } from '../../formatFigure.ts';
import type { KeyFigure, ReportSection } from '../../reportContent.ts';

/** The closing figures of a season. */
export function seasonSummarySection(season: Season, summaries: readonly SeasonSummary[]): ReportSection {
  const summary = summaries.find(({ year }) => year === season.year);
  const days = `${formatDay(season.startsOn)} – ${formatDay(season.endsOn)}`;
  return {
    id: 'season',
    heading: `Season ${season.year}`,
    paragraphs: [
      season.closedAt === null
        ? `${days}. The season is not closed; figures that need its end are missing.`
        : `${days}. The season is closed.`,
    ],
    keyFigures: summary ? figuresOf(summary) : [],
  };
}

function figuresOf(summary: SeasonSummary): KeyFigure[] {
  return [
    { label: 'Member satisfaction', value: summary.memberSatisfaction, format: 'decimal', note: 'of 5' },
    { label: 'Season retention', value: summary.staffRetention, format: 'percent', note: 'of the staff finished' },
    { label: 'Safety incidents', value: summary.incidents, format: 'count', note: scoreOf(summary) },
    { label: 'Budget variance', value: summary.budgetVariance, format: 'percent', note: 'of planned expenses' },
  ];
}

function scoreOf({ safetyScore }: SeasonSummary): string {
  return safetyScore === null ? 'no safety score yet' : `safety score ${safetyScore} of 100`;
}
