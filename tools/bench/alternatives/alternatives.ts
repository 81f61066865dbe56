import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { announcedRounds } from '../announcedRounds';
import { repositoryRoot } from '../../bundler/paths';
import { startLocalStack } from '../../local-stack/src';
import { buildApps } from '../../local-stack/src/buildApps';
import { quantile, type Measurement } from '../measurement';
import { makeCertificate } from '../overhead/certificate';
import { serveContender } from '../overhead/contenderServer';
import type { RunningServer } from '../overhead/http2Server';
import { CONDITIONS, DEFAULT_ROUNDS, usedAndLooked } from '../overhead/overheadResult';
import { launchTrusting } from '../overhead/trustingBrowser';
import { openProfile, visit, type Use } from '../overhead/visiting/visit';
import { alternativesPage } from './alternativesPage';
import { SITES, TITLES, type AlternativesResult, type SiteId, type SiteVisits } from './measured';
import { serveSite } from './siteServer';
import { buildPlatform } from './sites/platform/build';
import { buildModuleFederation } from './sites/moduleFederation/build';
import { buildPiral } from './sites/piral/build';
import { buildQiankun } from './sites/qiankun/build';
import { buildSingleSpa } from './sites/singleSpa/build';

/** The packages whose versions the results name. */
const PACKAGES = ['@module-federation/enhanced', 'single-spa', 'qiankun', 'piral-core', 'react'];

/**
 * Compares one module with a table and a form on this platform with the same module in the ways in which such platforms
 * are built today. In every round each site is visited with an empty cache, without limits and on a slow network with a
 * slow processor. Writes all figures to bench/results/alternatives-visits.json, and from them docs/benchmarks/alternatives.md.
 */
export async function measureAlternatives({ rounds = DEFAULT_ROUNDS }: { rounds?: number }): Promise<Measurement[]> {
  const certificate = await makeCertificate();
  const folders = {
    moduleFederation: await buildModuleFederation(),
    singleSpa: await buildSingleSpa(),
    qiankun: await buildQiankun(),
    piral: await buildPiral(),
  };
  await buildApps();
  const dataFolder = await buildPlatform();
  const stack = await startLocalStack({ port: 0, dataFolder });
  const servers: Record<SiteId, RunningServer> = {
    platform: await serveContender(stack.origin, certificate),
    moduleFederation: await serveSite(folders.moduleFederation, certificate),
    singleSpa: await serveSite(folders.singleSpa, certificate),
    qiankun: await serveSite(folders.qiankun, certificate),
    piral: await serveSite(folders.piral, certificate),
  };
  const browser = await launchTrusting(certificate);
  try {
    const series = await visitAll(browser, servers, rounds);
    const result: AlternativesResult = { rounds, versions: await versionsOf(PACKAGES), series };
    await writeResult(result);
    return ratios(result);
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.close()));
    await stack.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function visitAll(browser: Browser, servers: Record<SiteId, RunningServer>, rounds: number) {
  const found: SiteVisits[] = CONDITIONS.flatMap(({ name }) =>
    SITES.map((site) => ({ site, conditions: name, visits: [] })),
  );
  // The servers compress each file on its first request, so the first round is not counted.
  for (const round of announcedRounds(0, rounds)) {
    for (const conditions of CONDITIONS) {
      // Each of them is the first one in turn.
      for (const site of [...SITES.slice(round % SITES.length), ...SITES.slice(0, round % SITES.length)]) {
        const { origin } = servers[site];
        const seen = async (use: Use) => {
          const context = await openProfile(browser, origin);
          const figures = await visit(context, `${origin}/members`, conditions, use);
          await context.close();
          return figures;
        };
        const looked = await seen('look');
        const figures = usedAndLooked(await seen('search'), looked);
        if (round > 0) {
          found.find((one) => one.site === site && one.conditions === conditions.name)?.visits.push(figures);
        }
      }
    }
  }
  return found;
}

async function versionsOf(packages: readonly string[]): Promise<Record<string, string>> {
  const versions = packages.map(async (name) => {
    const text = await readFile(path.join(repositoryRoot, 'node_modules', name, 'package.json'), 'utf8');
    return [name, (JSON.parse(text) as { version: string }).version] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}

async function writeResult(result: AlternativesResult): Promise<void> {
  const results = path.join(repositoryRoot, 'bench/results');
  await mkdir(results, { recursive: true });
  await writeFile(path.join(results, 'alternatives-visits.json'), `${JSON.stringify(result, null, 2)}\n`);
  await writeFile(path.join(repositoryRoot, 'docs/benchmarks/alternatives.md'), alternativesPage(result));
}

/** This platform's figures over the median of the best alternative. */
function ratios({ series }: AlternativesResult): Measurement[] {
  const [own, ...others] = SITES;
  return (['scriptBytes', 'scripts', 'usable'] as const).flatMap((figure) =>
    CONDITIONS.map(({ name: conditions }): Measurement => {
      const of = (site: SiteId) =>
        series
          .filter((one) => one.site === site && one.conditions === conditions)
          .flatMap(({ visits }) => visits.map((visited) => visited[figure]));
      const [best] = others.toSorted((one, other) => quantile(of(one), 0.5) - quantile(of(other), 0.5));
      return {
        name: `${FIGURES[figure]} against ${best ? TITLES[best] : ''}, ${conditions}`,
        unit: '×',
        promise: 1,
        runs: of(own).map((run) => run / quantile(of(best ?? own), 0.5)),
      };
    }),
  );
}

const FIGURES = { scriptBytes: 'JavaScript', scripts: 'scripts', usable: 'time to use' } as const;
