import type { Metric } from '../../figures/plans/readMetrics.ts';
import type { Satisfaction } from '../../figures/members/readSatisfaction.ts';
import type { Season } from '../../figures/season/readSeason.ts';
import type { Survey } from '../../figures/members/readSurveys.ts';
import { formatFigure } from '../../formatFigure.ts';
import type { KeyFigure, ReportSection } from '../../reportContent.ts';

const TOO_FEW = 'Not enough responses';

/** How satisfied the members were with a season, against the club's target and the season before. */
export function satisfactionSection(
  season: Season,
  satisfaction: Satisfaction,
  surveys: readonly Survey[],
  metrics: readonly Metric[],
): ReportSection {
  const { rating, responses } = satisfaction;
  const metric = metrics.find(({ measure, year }) => measure === 'member_satisfaction' && year === season.year);
  return {
    id: 'satisfaction',
    heading: `Season ${season.year}`,
    paragraphs: [
      rating === null
        ? `${TOO_FEW}: a rating is shown from five answers on, once the survey has closed.`
        : `The members gave ${formatFigure(rating, 'rating')} of 5 on average.`,
    ],
    keyFigures: [
      {
        label: 'Member satisfaction',
        value: rating,
        format: 'rating',
        note: rating === null ? TOO_FEW : `of 5, from ${responses} responses`,
      },
      ...surveys.map(answered),
      ...(metric ? compared(metric) : []),
    ],
  };
}

function answered({ title, responseRate, completed, invited }: Survey): KeyFigure {
  return { label: title, value: responseRate, format: 'percent', note: `${completed} of ${invited} answered` };
}

function compared({ target, previous, previousYear }: Metric): KeyFigure[] {
  return [
    { label: 'Target', value: target, format: 'rating', note: 'of 5' },
    ...(previousYear === null
      ? []
      : [{ label: `Season ${previousYear}`, value: previous, format: 'rating', note: 'of 5' } as const]),
  ];
}
