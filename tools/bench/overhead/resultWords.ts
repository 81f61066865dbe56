import { quantile } from '../measurement';
import { DEFAULT_ROUNDS } from './overheadResult';

/** How often a page was visited, and what a smaller number of rounds is good for. */
export function roundsInWords(rounds: number): string {
  if (rounds >= DEFAULT_ROUNDS) return `${rounds} rounds.`;
  return (
    `${rounds === 1 ? '1 round' : `${rounds} rounds`}, fewer than the ${DEFAULT_ROUNDS} that compare times: the times below are a ` +
    'first look, from a machine with other work. Bytes and requests hardly vary.'
  );
}

/** The median with the least and the most, as whole numbers: `950 (900–1200)`. */
export function rangeInWords(figures: readonly number[]): string {
  const [least, most] = [Math.min(...figures), Math.max(...figures)].map(Math.round);
  return `${Math.round(quantile(figures, 0.5))} (${least}–${most})`;
}

/** `180.4 kB`, of 1,000 bytes each. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}
