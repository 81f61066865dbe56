import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@platform/contract';
import { joinEntry } from './output/joinEntry';
import { measureFirstLoad } from './output/byteBudget';
import { describeModule } from './descriptor/describeModule';
import type { Stats } from '@rspack/core';
import { digestFolder } from './output/fileDigests';
import { writeHeadFiles } from './assets/headFiles';
import { appFolder, distFolder } from './paths';
import { prerenderModule } from './prerender/prerenderModule';
import { assertNoSharedCopies } from './federation/sharedCopies';
import { sharedVersions } from './federation/sharedPackages';
import { pagesChunk, RELEASE_FILE, SOURCE_LINES_FILE } from './output/releaseNames';
import { ENTRY_FILE, EXPOSED_CHUNK, moduleConfiguration, releaseGlobal } from './rspack/rspackConfig';
import { runRspack } from './rspack/runRspack';
import { placeDigests } from './output/placeDigests';
import { takeSourceLines } from './output/sourceLines';

/**
 * Builds one release of a module into `dist/apps/<id>` and describes it in `release.json`. The source
 * lines of its files are written next to it and are not part of the release.
 * @throws BuildError if module.json or the code is broken; a partial build is never described as a release
 */
export async function buildModule(app: string, version: string): Promise<Release> {
  const descriptor = await describeModule(app);
  const stats = await runRspack(moduleConfiguration({ app, version }));
  assertNoSharedCopies(app, compiledFiles(stats));
  const folder = distFolder(app);
  const first = filesOf(stats, EXPOSED_CHUNK);
  const sourceLines = await joinEntry(folder, first, await takeSourceLines(folder));
  const preload = filesOf(stats, pagesChunk(app)).filter((file) => !first.includes(file));
  await placeDigests(folder, preload);
  await writeHeadFiles(descriptor, { source: appFolder(app), target: folder });
  const prerendered = await prerenderModule(descriptor, folder);
  const release: Release = {
    moduleId: app,
    version,
    descriptor,
    entry: ENTRY_FILE,
    global: releaseGlobal(app, version),
    preload,
    firstLoadBytes: await measureFirstLoad(
      { app, files: [ENTRY_FILE, ...preload], budget: descriptor.budget.firstLoadBytes, lines: sourceLines },
      folder,
    ),
    prerendered,
    shared: sharedVersions(),
    files: await digestFolder(folder),
  };
  await writeFile(path.join(folder, SOURCE_LINES_FILE), JSON.stringify(sourceLines));
  await writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

function compiledFiles(stats: Stats): string[] {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  return modules.flatMap((module) => [module, ...(module.modules ?? [])]).map(({ name }) => name ?? '');
}

/** The scripts of a chunk with a name. None if the build has no such chunk. */
function filesOf(stats: Stats, chunk: string): string[] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const assets = namedChunkGroups[chunk]?.assets ?? [];
  return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
}
