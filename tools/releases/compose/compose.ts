import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues, platformManifestSchema, type ManifestModule, type PlatformManifest } from '@platform/contract';
import { integrityOf } from '../../bundler/output/fileDigests';
import { WORKER_FILE } from '../../bundler/output/releaseNames';
import { prerenderedAt } from '../../bundler/prerender/prerenderedAt';
import { answerOf, type Platform } from '../platforms/platform';
import { readCurrentShell, type CurrentShell } from '../publishing/publishShell';
import { ReleaseError } from '../registry/releaseError';
import { folderOfRelease } from '../registry/releaseFolder';
import { trustedRoots } from '../signing/trustedRoots';
import { renderChromes } from './renderChromes';
import { headTags } from './page/headTags';
import { inlineDigest } from './security/contentSecurityPolicy';
import { hostHeaderFiles } from './security/hostHeaderFiles';
import { pageHtml } from './page/pageHtml';
import { pageManifest } from './page/pageManifest';
import { readRenderings } from './readRenderings';
import { searchFiles } from './searchFiles';
import { notFoundPage, pagesOf } from './sitePages';
import { writeSite } from './writeSite';

/**
 * Writes the site: one small static HTML file for each route, the page for every other address, the files for search
 * engines, and the public manifest. It reads the registry as a visitor, so nothing that only members may know can get
 * into a page.
 */
export async function compose(platform: Platform): Promise<PlatformManifest> {
  for (;;) {
    const manifest = await readPublicManifest(platform);
    await writePages(platform, manifest);
    // Another process may have moved a channel meanwhile and be composing, too. The last writer checks once more, so the
    // site always ends up in the state of the registry.
    if (JSON.stringify(await readPublicManifest(platform)) === JSON.stringify(manifest)) return manifest;
  }
}

/**
 * Composes the site if the registry has changed since: the platform withdraws failing releases by itself.
 * @returns whether it has changed
 */
export async function composeIfChanged(platform: Platform): Promise<boolean> {
  const manifest = await readPublicManifest(platform);
  const composed = await readFile(path.join(platform.siteFolder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (composed === manifestText(manifest)) return false;
  await compose(platform);
  return true;
}

/** Written last, because it states what the site was composed from. */
const MANIFEST_FILE = 'modules.json';
const manifestText = (manifest: PlatformManifest): string => `${JSON.stringify(manifest)}\n`;

async function writePages(platform: Platform, manifest: PlatformManifest): Promise<void> {
  trustedRoots(platform);
  const shell = await readCurrentShell(platform);
  const pages = [...pagesOf(manifest), notFoundPage];
  const files = searchFiles(pages, platform.siteOrigin);
  const renderingOf = await readRenderings(platform, manifest);
  const chromes = await renderChromes(platform, shell, manifest, pages);
  for (const page of pages) {
    const { module, route } = page;
    const pathname = route && prerenderedAt(route);
    const rendering = module && pathname !== undefined ? renderingOf(module, pathname) : undefined;
    const renderings = { chrome: chromes.get(page) ?? {}, module: rendering };
    const head = await headTags(page, {
      siteOrigin: platform.siteOrigin,
      artifactOrigin: platform.page.artifactOrigin,
      shellBase: shell.base,
      readReleaseFile: (of, file) => readReleaseFile(platform, of, file),
    });
    files.set(
      page.file,
      pageHtml({ page, shell, manifest: pageManifest(page, manifest), config: platform.page, renderings, head }),
    );
  }
  for (const [file, content] of hostHeaderFiles(platform.page, inlineDigest(shell.firstScript)))
    files.set(file, content);
  const worker = await readWorker(platform, shell);
  if (worker !== undefined) files.set(WORKER_FILE, worker);
  files.set(MANIFEST_FILE, manifestText(manifest));
  await writeSite(platform.siteFolder, files);
}

/** The worker; undefined for a shell from before workers. @throws ReleaseError if it is not the published one */
async function readWorker({ store }: Platform, { build }: CurrentShell): Promise<string | undefined> {
  const published = build.files[WORKER_FILE];
  if (!published) return undefined;
  const worker = await store.read(`shell/${build.digest}/${WORKER_FILE}`);
  if (!worker || integrityOf(worker) !== published.integrity) {
    throw new ReleaseError(`The shell ${build.digest} is incomplete: ${WORKER_FILE} is not the published one.`);
  }
  return worker.toString();
}

async function readReleaseFile({ store }: Platform, { id, version }: ManifestModule, file: string): Promise<string> {
  const content = await store.read(`${folderOfRelease(id, version)}/${file}`);
  if (!content) {
    throw new ReleaseError(
      `${id} ${version} names ${file}, which is not in the store; the site stays as it is. See "npm run release -- verify".`,
    );
  }
  return Buffer.from(content).toString('utf8');
}

async function readPublicManifest({ visitor }: Platform): Promise<PlatformManifest> {
  const answer: unknown = await answerOf(visitor.rpc('platform_manifest'));
  const parsed = platformManifestSchema.safeParse(answer);
  if (!parsed.success) {
    throw new ReleaseError(
      `The registry's manifest is malformed, the site stays as it is: ${describeIssues(parsed.error)}.`,
    );
  }
  return parsed.data;
}
