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
  const [shell, manifest] = await Promise.all([readCurrentShell(platform), readPublicManifest(platform)]);
  const files = new Map<string, string>();
  for (const page of [...pagesOf(manifest), notFoundPage]) {
    files.set(page.file, pageHtml({ page, shell, manifest, config: platform.page }));
  }
  files.set('modules.json', `${JSON.stringify(manifest)}\n`);
  await writeSite(platform.siteFolder, files);
  return manifest;
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
