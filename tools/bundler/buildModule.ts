import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues, moduleDescriptorSchema, type ModuleDescriptor, type Release } from '@platform/contract';
import { measureFirstLoad } from './byteBudget';
import type { Stats } from '@rspack/core';
import { digestFolder } from './fileDigests';
import { writeHeadFiles } from './headFiles';
import { appFolder, distFolder } from './paths';
import { prerenderModule } from './prerender/prerenderModule';
import { assertNoSharedCopies } from './sharedCopies';
import { sharedVersions } from './sharedPackages';
import { RELEASE_FILE } from './releaseNames';
import { ENTRY_FILE, EXPOSED_CHUNK, moduleConfiguration, releaseGlobal } from './rspackConfig';
import { BuildError } from './buildError';
import { runRspack } from './runRspack';

/**
 * Builds one release of a module into `dist/apps/<id>` and describes it in `release.json`.
 * @throws BuildError when module.json or the code is broken; nothing half built is described as a release
 */
export async function buildModule(app: string, version: string): Promise<Release> {
  const descriptor = await readDescriptor(app);
  const stats = await runRspack(moduleConfiguration({ app, version }));
  assertNoSharedCopies(app, compiledFiles(stats));
  const folder = distFolder(app);
  await writeHeadFiles(descriptor, { source: appFolder(app), target: folder });
  const prerendered = await prerenderModule(descriptor, folder);
  const preload = filesOfFirstScreen(stats);
  const release: Release = {
    moduleId: app,
    version,
    descriptor,
    entry: ENTRY_FILE,
    global: releaseGlobal(app, version),
    preload,
    firstLoadBytes: await measureFirstLoad(
      { app, files: [ENTRY_FILE, ...preload], budget: descriptor.budget.firstLoadBytes },
      folder,
    ),
    prerendered,
    shared: sharedVersions(),
    files: await digestFolder(folder),
  };
  await writeFile(path.join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Reads and checks `apps/<app>/module.json`. @throws BuildError naming the file and each field that is wrong */
export async function readDescriptor(app: string): Promise<ModuleDescriptor> {
  const file = path.join(appFolder(app), 'module.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BuildError(`There is no module "${app}": apps/${app}/module.json does not exist.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BuildError(`apps/${app}/module.json is not valid JSON: ${(error as Error).message}`);
  }
  const parsed = moduleDescriptorSchema.safeParse(json);
  if (!parsed.success) throw new BuildError(`apps/${app}/module.json: ${describeIssues(parsed.error)}.`);
  if (parsed.data.id !== app) {
    throw new BuildError(`apps/${app}/module.json: id is "${parsed.data.id}" but the folder is "${app}".`);
  }
  return parsed.data;
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

/** What the exposed module needs at once; everything else waits until a page asks for it. */
function filesOfFirstScreen(stats: Stats): string[] {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const assets = namedChunkGroups[EXPOSED_CHUNK]?.assets ?? [];
  return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
}
