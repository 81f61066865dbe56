import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { repositoryRoot } from '../../bundler/paths';
import { quantile, type Measurement } from '../measurement';
import { withServedPlatform } from '../servedPlatform';
import { signedInPage } from '../signedInPage';
import { buildMonolith } from './buildMonolith';
import { makeCertificate } from './certificate';
import { serveContender } from './contenderServer';
import { overheadPage } from './overheadPage';
import {
  CONDITIONS,
  DEFAULT_ROUNDS,
  VIEWS,
  usedAndLooked,
  type Contender,
  type MeasuredVisit,
  type OverheadResult,
  type Series,
} from './overheadResult';
import { launchTrusting } from './trustingBrowser';
import { openProfile, visit, type Conditions, type Use } from './visit';

interface Asked {
  rounds?: number;
  /** The only page to visit, such as `/training`. What is known of the others stays as it was written. */
  view?: string;
}

/**
 * Compares the platform with the same product in one build. In every round each contender loads each view, first with an
 * empty cache and then again, without limits and on a slow network with a slow processor. Writes all figures to
 * bench/results/overhead-visits.json, and from them docs/benchmarks/overhead.md.
 */
export async function measureOverhead({ rounds = DEFAULT_ROUNDS, view }: Asked): Promise<Measurement[]> {
  const views = VIEWS.filter(({ path: known }) => view === undefined || known === view);
  const monolith = await buildMonolith();
  const certificate = await makeCertificate();
  const series = await withServedPlatform(async ({ origin, browser: plainBrowser }) => {
    const page = await signedInPage(plainBrowser, origin);
    const session = await page.evaluate<string>("localStorage.getItem('platform-session')");
    await page.close();
    const servers = {
      federated: await serveContender(origin, certificate),
      monolith: await serveContender(origin, certificate, monolith),
    };
    const browser = await launchTrusting(certificate);
    try {
      return await visitAll(
        browser,
        { federated: servers.federated.origin, monolith: servers.monolith.origin },
        {
          rounds,
          session,
          views,
        },
      );
    } finally {
      await browser.close();
      await Promise.all([servers.federated.close(), servers.monolith.close()]);
    }
  });
  const result: OverheadResult = { rounds, series };
  if (view === undefined) await writeResult(result);
  return ratios(result, views);
}

async function visitAll(
  browser: Browser,
  origins: Record<Contender, string>,
  { rounds, session, views }: { rounds: number; session: string; views: readonly View[] },
): Promise<Series[]> {
  const found = new Map<string, Series>();
  const add = (key: Omit<Series, 'visits'>, figures: Series['visits'][number]) => {
    const name = JSON.stringify(key);
    const series = found.get(name) ?? { ...key, visits: [] };
    series.visits.push(figures);
    found.set(name, series);
  };
  const contenders = Object.keys(origins) as Contender[];
  // The servers compress each file on its first request, so the first round is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const conditions of CONDITIONS) {
      for (const view of views) {
        // They take turns at going first.
        const order = round % 2 === 0 ? contenders : contenders.toReversed();
        for (const contender of order) {
          const origin = origins[contender];
          const visits = await visitTwice(() => openProfile(browser, origin, view.signedIn ? session : undefined), {
            address: origin + view.path,
            conditions,
            isPublic: !view.signedIn,
          });
          for (const [cache, figures] of visits) {
            if (round > 0) add({ view: view.path, conditions: conditions.name, contender, cache }, figures);
          }
        }
      }
    }
  }
  return [...found.values()];
}

type View = (typeof VIEWS)[number];

interface Visited {
  address: string;
  conditions: Conditions;
  /** Its code may wait until a person uses the page. */
  isPublic: boolean;
}

/** Opens a page with an empty cache, and again. */
async function visitTwice(
  open: () => Promise<BrowserContext>,
  { address, conditions, isPublic }: Visited,
): Promise<[Series['cache'], MeasuredVisit][]> {
  const inProfile = async (use: Use) => {
    const context = await open();
    try {
      const cold = await visit(context, address, conditions, use);
      return { cold, repeat: await visit(context, address, conditions, use) };
    } finally {
      await context.close();
    }
  };
  if (!isPublic) return Object.entries(await inProfile('wait')) as [Series['cache'], MeasuredVisit][];
  const looked = await inProfile('look');
  const pressed = await inProfile('press');
  return (['cold', 'repeat'] as const).map((cache) => [cache, usedAndLooked(pressed[cache], looked[cache])]);
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
