import { dayInWords } from '@platform/module-kit/screens';
import type { ReportFile } from './reportFile';

/** The days of a PDF in words: `Apr 1 – Sep 1, 2025`. */
export function daysOfFile({ parameters: { from, to } }: Pick<ReportFile, 'parameters'>): string {
  return from === to ? dayInWords(from) : `${dayInWords(from, to)} – ${dayInWords(to)}`;
}
