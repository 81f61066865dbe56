import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { quantile, type Measurement } from '../measurement';
import { withServedPlatform } from '../servedPlatform';
import { storedSession } from '../signedInPage';
import { buildMonolith } from './buildMonolith';
import { makeCertificate } from './certificate';
import { serveContender } from './contenderServer';
import { overheadPage } from './overheadPage';
import {
  CONDITIONS,
  CROSSINGS,
  DEFAULT_ROUNDS,
  VIEWS,
  type Contender,
  type OverheadResult,
  type Series,
} from './overheadResult';
import { launchTrusting } from './trustingBrowser';
import { measureInRounds } from './measureInRounds';
import type { Approach } from './visiting/crossing';

type View = (typeof VIEWS)[number];

interface Asked {
  rounds?: number;
  /** The only page to visit, such as `/training`. What is known of the others stays as it was written. */
  view?: string;
}

/**
 * Compares the platform with the same product in one build. In every round each contender loads each view, first with an
 * empty cache and then again, and goes from one module to another, without limits and on a slow network with a slow
 * processor. After each round it writes all figures to bench/results/overhead-visits.json, and from them
 * docs/benchmarks/overhead.md.
 */
export async function measureOverhead({ rounds = DEFAULT_ROUNDS, view }: Asked): Promise<Measurement[]> {
  const views = VIEWS.filter(({ path: known }) => view === undefined || known === view);
  const monolith = await buildMonolith();
  const certificate = await makeCertificate();
  const result = await withServedPlatform(async ({ origin, browser: plainBrowser }) => {
    const session = await storedSession(plainBrowser, origin);
    const servers = {
      federated: await serveContender(origin, certificate),
      monolith: await serveContender(origin, certificate, monolith),
    };
    const browser = await launchTrusting(certificate);
    try {
      const origins = { federated: servers.federated.origin, monolith: servers.monolith.origin };
      return await measureInRounds(browser, origins, {
        rounds,
        session,
        views,
        crossings: view === undefined ? CROSSINGS : [],
        keep: view === undefined ? writeResult : async () => undefined,
      });
    } finally {
      await browser.close();
      await Promise.all([servers.federated.close(), servers.monolith.close()]);
    }
  });
  return view === undefined ? [...ratios(result, views), ...clicks(result)] : ratios(result, views);
}

async function writeResult(result: OverheadResult): Promise<void> {
  const results = path.join(repositoryRoot, 'bench/results');
  const pages = path.join(repositoryRoot, 'docs/benchmarks');
  await Promise.all([mkdir(results, { recursive: true }), mkdir(pages, { recursive: true })]);
  await writeFile(path.join(results, 'overhead-visits.json'), `${JSON.stringify(result, null, 2)}\n`);
  await writeFile(path.join(pages, 'overhead.md'), overheadPage(result));
}

/** The platform's figures over the monolith's median. */
function ratios({ series }: OverheadResult, views: readonly View[]): Measurement[] {
  const ratio = (name: string, promise: number, cache: Series['cache'], figure: 'scriptBytes' | 'usable') =>
    CONDITIONS.flatMap(({ name: conditions }) =>
      views.map(({ path: view }): Measurement => {
        const of = (contender: Contender) =>
          series
            .filter((one) => one.view === view && one.conditions === conditions && one.cache === cache)
            .filter((one) => one.contender === contender)
            .flatMap(({ visits }) => visits.map((visited) => visited[figure]));
        const base = quantile(of('monolith'), 0.5);
        return {
          name: `${name} of ${view}, ${conditions}`,
          unit: '×',
          promise,
          runs: of('federated').map((run) => run / base),
        };
      }),
    );
  return [
    ...ratio('JavaScript', 1.05, 'cold', 'scriptBytes').slice(0, views.length),
    ...ratio('time to use', 1, 'cold', 'usable'),
    ...ratio('time to use again', 0.8, 'repeat', 'usable'),
  ];
}

/** A cold click over the monolith's median, and a click after hover by itself. */
function clicks({ crossings }: OverheadResult): Measurement[] {
  const times = (contender: Contender, approach: Approach, conditions: string, to: string) =>
    crossings
      .filter((one) => one.contender === contender && one.approach === approach)
      .filter((one) => one.conditions === conditions && one.to === to)
      .flatMap((one) => one.clicks.map(({ shown }) => shown));
  return CONDITIONS.flatMap(({ name: conditions }) =>
    CROSSINGS.flatMap(({ from, to }): Measurement[] => {
      const base = quantile(times('monolith', 'cold', conditions, to), 0.5);
      const way = `from ${from} to ${to}, ${conditions}`;
      return [
        {
          name: `a click ${way}`,
          unit: '×',
          promise: 1.05,
          runs: times('federated', 'cold', conditions, to).map((run) => run / base),
        },
        {
          name: `a click after hover ${way}`,
          unit: 'ms',
          promise: 100,
          runs: times('federated', 'hovered', conditions, to),
        },
      ];
    }),
  );
}
