import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { platformManifestSchema, type PlatformManifest } from '@platform/contract';
import { Client } from 'pg';
import { repositoryRoot } from '../../bundler/paths';
import { pageManifest } from '../../releases/compose/page/pageManifest';
import { pagesOf } from '../../releases/compose/sitePages';
import { actAs, startFilledServer, type FilledServer } from '../filledServer';
import type { Measurement } from '../measurement';

const MANAGER_OF_ALL = 'b0000000-0000-4000-8000-000000000001';
const MANAGER_OF_TWELVE = 'b0000000-0000-4000-8000-000000000002';
const WARM_UP = 5;
const RUNS = 40;
const FEW = 10;
const KILOBYTE = 1000;

/**
 * Benchmarks of the registry with a thousand modules and a thousand clubs: its answer, and the pages composed from it.
 */
export async function measureRegistry(): Promise<Measurement[]> {
  const server = await startFilledServer([moduleRows(), readRows('manyModules')].join('\n'));
  try {
    const question = 'platform_manifest of 1,000 modules, read';
    return [
      {
        name: `${question} by a member of a club with twelve`,
        unit: 'ms',
        promise: 20,
        runs: await timeManifest(server, MANAGER_OF_TWELVE),
      },
      // Two megabytes each. A visitor's browser never requests it: the pages contain the answer, and the composer
      // requests it once.
      {
        name: `${question} by a member of a club with all`,
        unit: 'ms',
        promise: 60,
        runs: await timeManifest(server, MANAGER_OF_ALL),
      },
      { name: `${question} to compose the pages`, unit: 'ms', promise: 60, runs: await timeManifest(server) },
      {
        name: 'what 990 more modules add to a page, compressed',
        unit: 'kB',
        promise: 10,
        runs: growthOfPages(await publicManifest(server)),
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The functions that register modules. */
export const moduleRows = (): string => readRows('modules');

const readRows = (name: string) => readFileSync(path.join(repositoryRoot, `tools/bench/registry/${name}.sql`), 'utf8');

/**
 * Round trips in milliseconds, after a few that are not counted.
 * @param userId the reader; without one, the composer of the pages, as a visitor
 */
async function timeManifest({ url }: FilledServer, userId?: string): Promise<number[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    if (userId) await actAs(client, userId);
    else await client.query('set role anon');
    const runs: number[] = [];
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      const start = performance.now();
      await client.query('select public.platform_manifest()::text');
      if (run >= 0) runs.push(performance.now() - start);
    }
    return runs;
  } finally {
    await client.end();
  }
}

async function publicManifest({ url }: FilledServer): Promise<PlatformManifest> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set role anon');
    const { rows } = await client.query<{ manifest: unknown }>('select public.platform_manifest() as manifest');
    return platformManifestSchema.parse(rows[0]?.manifest);
  } finally {
    await client.end();
  }
}

/**
 * How much larger (kB, compressed) the pages of a site of ten modules are on the large site. Only their manifests
 * differ.
 */
function growthOfPages(manifest: PlatformManifest): number[] {
  const few = { ...manifest, modules: manifest.modules.slice(0, FEW) };
  const manyPages = new Map(pagesOf(manifest).map((page) => [page.file, page]));
  return pagesOf(few).map((page) => {
    const same = manyPages.get(page.file) ?? page;
    return (compressed(pageManifest(same, manifest)) - compressed(pageManifest(page, few))) / KILOBYTE;
  });
}

const compressed = (manifest: PlatformManifest): number => brotliCompressSync(JSON.stringify(manifest)).byteLength;
