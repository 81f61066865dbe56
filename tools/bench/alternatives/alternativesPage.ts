import { quantile } from '../measurement';
import { CONDITIONS } from '../overhead/overheadResult';
import { kilobytes, rangeInWords, roundsInWords, table } from '../overhead/resultWords';
import type { VisitFigures } from '../overhead/visiting/visit';
import { SITES, TITLES, type AlternativesResult, type SiteId } from './measured';

type Figure = keyof VisitFigures;

const HEAD = `# One module, built in five ways

\`npm run bench -- alternatives\` writes this page. It serves the same page, a table of 40 members with a search and a form, as the
only module of five platforms, and visits each with an empty cache. \`--rounds\` sets how often.

## How each was built

All sites run [the same source](../../tools/bench/alternatives/sites/platform/members/src/MembersPage.tsx), which needs React and nothing else. Their
compiler, minifier and target are those of this platform's apps, and a server like that of a content network sends them over HTTP/2 with
brotli from memory. The settings of each are in [its folder](../../tools/bench/alternatives/sites).

- **This platform**: the shell as it is released, with sign-in, permissions, the header of the public site, digests, signatures, fallbacks
  and reports of failures. The module is a public page, so its HTML is rendered when it is published. It is the only platform here that
  does any of this, and its bytes pay for it.
- **Module Federation**: a host and a remote as in the guide of \`@module-federation/enhanced\`. React is shared as a singleton.
- **single-spa**: the recommended setup, modules of the browser and an import map that shares React.
- **qiankun**: the module is a page of its own, with its own React, in the default sandbox.
- **Piral**: \`piral-core\` with its default router. Its template adds menus, dialogs and notices, which need React 18 and are left out.
  The module is a pilet with the shell's React, and a feed names it.

The four have a static header and nothing else of an application: no sign-in, no permissions, no design system, no styles. Their
guides render nothing before the browser does.

## How it was measured

Chromium without a window, 1280 × 800, with a profile of its own for each visit. The sites take turns at being first, and a first round is
not counted. "Slow" is 1.6 Mbit/s with 150 ms for each request and a processor four times slower. A page has loaded when it was silent
for 2.5 s. Each figure is the median, and times have their range.

Each page is visited twice. One person only looks at it: scripts that come nevertheless, the largest paint and the shift are of that
visit. Scripts inside the page count as they are, all others compressed. The other person has a phone (390 × 844) and types into the
search as soon as it is there. The page is usable when the table shows what was found.
`;

/** The page of the documentation with the figures of a run, in Markdown. */
export function alternativesPage(result: AlternativesResult): string {
  const versions = Object.entries(result.versions).map(([name, version]) => `${name} ${version}`);
  return [
    HEAD,
    `Packages: ${versions.join(', ')}. ${roundsInWords(result.rounds)}\n`,
    '## Bytes and requests\n',
    table(
      ['Built with', 'JavaScript', 'Scripts', 'Waterfall', 'before any use, full speed', 'before any use, slow'],
      SITES.map((site) => countsOf(result, site)),
    ),
    '## Times (ms)\n',
    table(
      ['Network', 'Built with', 'Usable', 'Largest paint', 'Layout shift'],
      CONDITIONS.flatMap(({ name }) => SITES.map((site) => timesOf(result, site, name))),
    ),
  ].join('\n');
}

function countsOf(result: AlternativesResult, site: SiteId): string[] {
  const of = (figure: Figure) => quantile(figuresOf(result, site, 'full speed', figure), 0.5);
  return [
    TITLES[site],
    kilobytes(of('scriptBytes')),
    String(of('scripts')),
    String(of('waterfallDepth')),
    ...CONDITIONS.map(({ name }) => kilobytes(quantile(untouchedBytes(result, site, name), 0.5))),
  ];
}

/** Scripts that came to a person who only looked, with those inside the page (bytes). */
const untouchedBytes = (result: AlternativesResult, site: SiteId, conditions: string): number[] =>
  visitsOf(result, site, conditions).flatMap(({ untouched }) =>
    untouched ? untouched.scriptBytes + untouched.inlineBytes : [],
  );

function timesOf(result: AlternativesResult, site: SiteId, conditions: string): string[] {
  const of = (figure: Figure) => figuresOf(result, site, conditions, figure);
  return [
    conditions,
    TITLES[site],
    rangeInWords(of('usable')),
    rangeInWords(of('largestPaint')),
    quantile(of('layoutShift'), 0.5).toFixed(3),
  ];
}

const visitsOf = ({ series }: AlternativesResult, site: SiteId, conditions: string) =>
  series.filter((one) => one.site === site && one.conditions === conditions).flatMap(({ visits }) => visits);

const figuresOf = (result: AlternativesResult, site: SiteId, conditions: string, figure: Figure): number[] =>
  visitsOf(result, site, conditions).map((visited) => visited[figure]);
