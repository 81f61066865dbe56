import { counted, momentInWords } from '@platform/module-kit/screens';
import type { TimeZoneMove } from '../../../source/rows/club';

const NOUNS: Readonly<Record<string, [one: string, many: string]>> = {
  shifts: ['shift to come', 'shifts to come'],
  engagement_changes: ['planned change of the engagement', 'planned changes of the engagement'],
};

/**
 * One kind in words, such as `84 shifts to come: the first moves from May 1, 2025, 3:30 PM to May 1, 2025, 12:30 PM`.
 * Time zones are IANA names.
 */
export function moveInWords({ kind, amount, firstAt }: TimeZoneMove, from: string, to: string): string {
  const [one, many] = NOUNS[kind] ?? [kind, kind];
  const first = new Date(firstAt);
  const which = amount === 1 ? 'it' : 'the first';
  return `${counted(amount, one, many)}: ${which} moves from ${momentInWords(first, from)} to ${momentInWords(first, to)}`;
}
