import { quantile } from '../measurement';
import { crossingRows } from './crossingRows';
import {
  CONDITIONS,
  CONTENDERS,
  TITLES,
  VIEWS,
  type Contender,
  type MeasuredVisit,
  type OverheadResult,
  type Series,
} from './overheadResult';
import { kilobytes, rangeInWords, roundsInWords, table } from './resultWords';
import type { VisitFigures } from './visiting/visit';

type Figure = keyof VisitFigures;

const HEAD = `# What being in parts costs

\`npm run bench -- overhead\` writes this page. It compares the platform with the same product in one build, side by side on one
machine. \`--rounds\` sets how often each view is visited.

## How each was built

- **Platform**: the shell and the modules as \`npm start\` publishes them, with Module Federation, single-spa, digests, signatures
  and fallbacks.
- **Monolith** (\`tools/bench/overhead/monolith\`): one build of the same modules, libraries, header, sidebar and footer, with the
  same compiler and minifier. Every module's pages are a chunk, and the bundler splits shared code by its defaults. It starts at once,
  and has the route guard, the session and the requests to the backend of the platform. It has no federation, no
  checks of data with schemas, no fallbacks, no previews, no developer tools, and no notices about the network or unsaved changes.
  On a repeated visit it runs the code of the page before the header and the sidebar, as the shell does
  ([decision 160](../decisions/0160-a-known-pages-module-runs-first.md)).
  Its modules mount through the same function as on the platform, which adds less than 1 kB.
- **Both** have the same prerendered HTML, styles and fonts, the same trimmed client of Supabase, hints to preload the scripts of the page's module, and the same backend.
  One server for each sends them over HTTP/2, compressed with brotli at its highest level, from memory.

## How it was measured

Chromium without a window, 1280 × 800. Each visit has a browser profile of its own; the repeated visit is a second tab in it. The
contenders take turns, and a first round, without the slow network, is not counted. "Slow" is 1.6 Mbit/s with 150 ms for each request
and a processor four times slower. Service workers are off. A page has loaded when it was silent for 2.5 s, so files that it fetches
ahead count. Once it is known what a page asks for, it has also loaded when it has asked for as much and is idle. Each figure is the
median, and times have their range.

- **A page for members** is usable when React has rendered the heading of its module.
- **A public page** is visited twice. One person only looks at it: scripts that come nevertheless, the largest paint and the shift
  are of that visit. The other has a phone (390 × 844) and presses the menu as soon as it is there. The page is usable when the menu
  has opened, in milliseconds since the page was asked for. It is hydrated when React has its heading, after the same press.
  Everything else on these pages is text, links and forms, which browsers handle without a script.
- **A click** is on a link of the sidebar, on a page that has loaded. It counts until a frame shows the heading that React rendered for
  the other module. Cold, nothing precedes the click. After hover, the pointer rests on the link until the page is silent.
`;

/** The page of the documentation with the figures of a run, in Markdown. */
export function overheadPage(result: OverheadResult): string {
  return [
    HEAD,
    `${roundsInWords(result.rounds)}\n`,
    '## Bytes and requests of a first visit\n',
    table(
      ['View', 'Built as', 'JavaScript', 'before it is usable', 'Scripts', 'Waterfall', 'Backend requests', 'in steps'],
      VIEWS.flatMap(({ path }) => CONTENDERS.map((contender) => countsOf(result, path, contender))),
    ),
    '## JavaScript of a public page\n',
    table(
      ['View', 'Network', 'Built as', 'before any use', 'after a press', 'hydrated (ms)'],
      VIEWS.filter(({ signedIn }) => !signedIn).flatMap(({ path }) =>
        CONDITIONS.flatMap(({ name }) =>
          CONTENDERS.map((contender) => useOf(result, { view: path, conditions: name, contender, cache: 'cold' })),
        ),
      ),
    ),
    ...(['cold', 'repeat'] as const).flatMap((cache) => [
      cache === 'cold' ? '## Times of a first visit (ms)\n' : '## Times of a repeated visit (ms)\n',
      table(
        ['View', 'Network', 'Built as', 'Usable', 'Largest paint', 'Layout shift'],
        VIEWS.flatMap(({ path }) =>
          CONDITIONS.flatMap(({ name }) =>
            CONTENDERS.map((contender) => timesOf(result, { view: path, conditions: name, contender, cache })),
          ),
        ),
      ),
    ]),
    '## Times of a click from one module to another (ms)\n',
    table(
      ['From', 'To', 'Network', 'Built as', 'Cold', 'with scripts', 'After hover', 'with scripts'],
      crossingRows(result),
    ),
  ].join('\n');
}

function countsOf(result: OverheadResult, view: string, contender: Contender): string[] {
  const of = (figure: Figure, whose = contender) =>
    median(result, { view, conditions: 'full speed', contender: whose, cache: 'cold' }, figure);
  const ratio = of('scriptBytes') / of('scriptBytes', 'monolith');
  return [
    `\`${view}\``,
    TITLES[contender],
    `${kilobytes(of('scriptBytes'))}${contender === 'federated' ? `, ${ratio.toFixed(2)} ×` : ''}`,
    `${kilobytes(of('scriptBytesBeforeUse'))} in ${of('scriptsBeforeUse')}`,
    String(of('scripts')),
    String(of('waterfallDepth')),
    String(of('backendRequests')),
    String(of('backendSteps')),
  ];
}

/** The scripts of a public page before and after a person uses it. */
function useOf(result: OverheadResult, key: Omit<Series, 'visits'>): string[] {
  const untouched = visitsOf(result, key).flatMap((visited) => visited.untouched ?? []);
  const of = (figure: keyof (typeof untouched)[number]) =>
    quantile(
      untouched.map((each) => each[figure]),
      0.5,
    );
  return [
    `\`${key.view}\``,
    key.conditions,
    TITLES[key.contender],
    `${kilobytes(of('scriptBytes'))} in ${of('scripts')}, and ${kilobytes(of('inlineBytes'))} inside the page`,
    `${kilobytes(median(result, key, 'scriptBytes'))} in ${median(result, key, 'scripts')}`,
    rangeInWords(figuresOf(result, key, 'hydrated')),
  ];
}

function timesOf(result: OverheadResult, key: Omit<Series, 'visits'>): string[] {
  const { view, conditions, contender } = key;
  const ratio = median(result, key, 'usable') / median(result, { ...key, contender: 'monolith' }, 'usable');
  return [
    `\`${view}\``,
    conditions,
    TITLES[contender],
    `${rangeInWords(figuresOf(result, key, 'usable'))}${contender === 'federated' ? `, ${ratio.toFixed(2)} ×` : ''}`,
    rangeInWords(figuresOf(result, key, 'largestPaint')),
    median(result, key, 'layoutShift').toFixed(3),
  ];
}

function visitsOf({ series }: OverheadResult, key: Omit<Series, 'visits'>): MeasuredVisit[] {
  const found = series.find(
    ({ view, conditions, contender, cache }) =>
      view === key.view && conditions === key.conditions && contender === key.contender && cache === key.cache,
  );
  return found?.visits ?? [];
}

const figuresOf = (result: OverheadResult, key: Omit<Series, 'visits'>, figure: Figure): number[] =>
  visitsOf(result, key).map((visited) => visited[figure]);

const median = (result: OverheadResult, key: Omit<Series, 'visits'>, figure: Figure): number =>
  quantile(figuresOf(result, key, figure), 0.5);
