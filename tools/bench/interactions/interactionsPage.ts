import { table } from '../overhead/resultWords';
import { slowness } from './slowness';
import { MODULES } from './visitedPages';
import type { UsedPage } from './writeInteractions';

export const DEFAULT_ROUNDS = 3;
const SLOWEST = 20;

const HEAD = `# How long presses and keys take

\`npm run bench -- interactions\` writes this page. On pages of every module it opens the tabs, types into the searches, sorts by each
column, presses the filters, opens dialogs and types into them, and saves some of them, with a processor four times slower. The
[list of pages](../../tools/bench/interactions/visitedPages.ts) says which. Chromium measures each interaction from the event until the
next frame shows its result, in steps of 8 ms. Browsers do not count a drag as an
interaction, so \`npm run bench -- schedule\` measures how long it takes to drag a shift.
`;

/** The page of the documentation with the slowest interactions, in Markdown. */
export function interactionsPage(used: readonly UsedPage[], rounds: number): string {
  const slowest = used
    .flatMap(({ module, reported }) => reported.map((interaction) => ({ module, ...interaction })))
    .sort((one, other) => other.duration - one.duration)
    .slice(0, SLOWEST);
  return [
    HEAD,
    `${roundsInWords(rounds)}\n`,
    '## By module\n',
    table(
      ['Module', 'Interactions', '98th percentile (ms)'],
      MODULES.map((module) => {
        const pages = used.filter((page) => page.module === module);
        const count = pages.reduce((sum, page) => sum + page.count, 0);
        return [module, String(count), count > 0 ? String(slowness(pages)) : ''];
      }),
    ),
    '## The slowest (ms)\n',
    table(
      ['Module', 'Page', 'Element', 'Event', 'In all', 'Waiting', 'In listeners', 'Rendering'],
      slowest.map(({ module, page, element, event, duration, delay, listeners }) => [
        module,
        `\`${page}\``,
        element.replaceAll('|', '\\|'),
        event,
        ...[duration, delay, listeners, Math.max(0, duration - delay - listeners)].map((ms) => String(Math.round(ms))),
      ]),
    ),
  ].join('\n');
}

const roundsInWords = (rounds: number): string =>
  rounds >= DEFAULT_ROUNDS
    ? `${rounds} rounds.`
    : `${rounds === 1 ? '1 round' : `${rounds} rounds`}, fewer than the ${DEFAULT_ROUNDS} that compare times: the times below are a first ` +
      'look, from a machine with much other work, which makes all of them longer.';
