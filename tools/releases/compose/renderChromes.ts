import type { PlatformManifest } from '@platform/contract';
import { integrityOf } from '../../bundler/output/fileDigests';
import type { Rendering } from '../../bundler/prerender/rendering';
import { RendererError } from '../../bundler/prerender/rendererError';
import { runRenderer } from '../../bundler/prerender/runRenderer';
import type { ChromeRenderings, ChromeRequest } from '../../bundler/prerender/shellRenderer';
import type { Platform } from '../platforms/platform';
import type { CurrentShell } from '../publishing/publishShell';
import { ReleaseError } from '../registry/releaseError';
import type { SitePage } from './sitePages';

/** The shell's rendered parts of each page, by the id of their element. */
type Chromes = Map<SitePage, Record<string, Rendering>>;

/** An address that no header marks as the current page. */
const NOWHERE = '/404';

/**
 * Renders the shell's header and footer of every page for visitors. Their links come from the manifest, so they are not
 * known before the site is composed.
 * @throws ReleaseError if the shell's renderer is not the published one, or fails
 */
export async function renderChromes(
  { store }: Platform,
  { build }: CurrentShell,
  manifest: PlatformManifest,
  pages: readonly SitePage[],
): Promise<Chromes> {
  const forVisitors = pages.filter(({ layout }) => layout === 'site');
  const code = await store.read(`shell/${build.digest}/${build.renderer}`);
  if (!code || integrityOf(code) !== build.files[build.renderer]?.integrity) {
    throw new ReleaseError(`The shell ${build.digest} is incomplete: ${build.renderer} is not the published one.`);
  }
  const request: ChromeRequest = {
    manifest,
    pages: forVisitors.map(({ route, layout }) => ({
      pathname: route?.path ?? NOWHERE,
      isNotFound: route === undefined,
      layout,
    })),
  };
  try {
    const rendered = await runRenderer<ChromeRenderings>(Buffer.from(code).toString('utf8'), request);
    return new Map(forVisitors.map((page, index) => [page, rendered[index] ?? {}]));
  } catch (error) {
    if (error instanceof RendererError) throw new ReleaseError(`The shell cannot render its pages: ${error.message}`);
    throw error;
  }
}
