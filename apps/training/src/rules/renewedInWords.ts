import { dayInWords } from '@platform/module-kit/screens';
import type { Completion } from '../source/rows/renewal';

/** What completing a module renewed, in one sentence; undefined if nothing. */
export function renewedInWords(completions: readonly Completion[]): string | undefined {
  const [first, ...others] = completions.filter(({ certificationName }) => certificationName !== null);
  if (!first) return undefined;
  const days = new Set([first, ...others].map(({ expiryDate }) => expiryDate));
  const until =
    days.size > 1
      ? 'each from that day on'
      : first.expiryDate === null
        ? 'without an end'
        : `until ${dayInWords(first.expiryDate)}`;
  const whose = others.length > 0 ? ` of ${others.length + 1} people` : '';
  return `${first.certificationName}${whose} is now valid ${until}.`;
}
