import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { repositoryRoot } from '../../bundler/paths';
import { commonConfiguration } from '../../bundler/rspack/rspackConfig';
import { runRspack } from '../../bundler/rspack/runRspack';

const sources = path.join(repositoryRoot, 'tools/bench/alternatives/sites');
/** Where built sites are. */
export const builtFolder = path.join(repositoryRoot, 'dist/bench/alternatives');

/** One build of a site: what it sets itself, and where its files are served. */
export interface SiteBuild extends Configuration {
  /** Folder below the site's, `''` or with a slash at its end. */
  base: string;
  /** Rules besides that of TypeScript. */
  rules?: RuleSetRule[];
}

/**
 * Builds a site with the compiler and the minifier of the platform's apps.
 * @param site folder below `sites`, and of the result
 * @param files pages and data that are served beside the code, by their address without the first slash
 * @returns the folder with everything that a host of static files needs
 * @throws BuildError if it does not compile
 */
export async function buildSite(
  site: string,
  builds: readonly SiteBuild[],
  files: (names: string[][]) => Record<string, string>,
): Promise<string> {
  const folder = path.join(builtFolder, site);
  await rm(folder, { recursive: true, force: true });
  const names: string[][] = [];
  for (const build of builds) names.push(await buildPart(site, folder, build));
  for (const [address, content] of Object.entries(files(names))) {
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** @returns the addresses of the files with which the build starts */
async function buildPart(site: string, folder: string, { base, rules = [], ...own }: SiteBuild): Promise<string[]> {
  const common = commonConfiguration('shell', { development: false, refresh: false });
  const stats = await runRspack({
    ...common,
    name: `${site} ${base}`,
    context: path.join(sources, site),
    module: { rules: [...(common.module?.rules ?? []), ...rules] },
    ...own,
    output: {
      path: path.join(folder, base),
      publicPath: `/${base}`,
      uniqueName: `${site} ${base}`,
      filename: '[name].[contenthash:8].js',
      ...own.output,
    },
  });
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  return Object.values(entrypoints ?? {})
    .flatMap(({ assets = [] }) => assets.map(({ name }) => `/${base}${name}`))
    .filter((name) => name.endsWith('.js'));
}

/** A page with the same header for every site, and the place for the module. */
export function pageOf(head: string, body = ''): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Members</title>' +
    `<meta name="viewport" content="width=device-width">${head}</head><body>` +
    '<header><a href="/">Club</a> <nav><a href="/members">Members</a></nav></header>' +
    `<main id="module-outlet"></main>${body}</body></html>`
  );
}

/** The tags that start a site's scripts once its page has been read. */
export function startTags(addresses: readonly string[] = []): string {
  return addresses.map((address) => `<script defer src="${address}"></script>`).join('');
}
