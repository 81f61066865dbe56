import { formatFigure } from './formatFigure.ts';
import type { BarChart } from './reportContent.ts';

/** What a chart shows, for people who hear the report. */
export const chartInWords = ({ title, format, bars }: BarChart): string =>
  `${title}: ${bars.map(({ label, value }) => `${label} ${value === null ? 'unknown' : formatFigure(value, format)}`).join(', ')}.`;
