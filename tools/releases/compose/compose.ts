import { describeIssues, platformManifestSchema, type PlatformManifest } from '@platform/contract';
import { answerOf, type Platform } from '../platform';
import { readCurrentShell } from '../publishShell';
import { ReleaseError } from '../releaseError';
import { pageHtml } from './pageHtml';
import { notFoundPage, pagesOf } from './sitePages';
import { writeSite } from './writeSite';

/**
 * Writes the site: one small static HTML file for each route, the page for every other address, and the public
 * manifest. It asks the registry as a visitor would, so nothing that only members may know can get into a page.
 */
export async function compose(platform: Platform): Promise<PlatformManifest> {
  for (;;) {
    const manifest = await readPublicManifest(platform);
    await writePages(platform, manifest);
    // Somebody else may have moved a channel meanwhile and be composing, too. Whoever writes last looks once more, so
    // that the site always ends up with what the registry says.
    if (JSON.stringify(await readPublicManifest(platform)) === JSON.stringify(manifest)) return manifest;
  }
}

async function writePages(platform: Platform, manifest: PlatformManifest): Promise<void> {
  const shell = await readCurrentShell(platform);
  const files = new Map<string, string>();
  for (const page of [...pagesOf(manifest), notFoundPage]) {
    files.set(page.file, pageHtml({ page, shell, manifest, config: platform.page }));
  }
  files.set('modules.json', `${JSON.stringify(manifest)}\n`);
  await writeSite(platform.siteFolder, files);
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
