import {
  describeIssues,
  pageBlockIds,
  pageConfigSchema,
  platformManifestSchema,
  type PageConfig,
  type PlatformManifest,
} from '@platform/contract';
import { PlatformError } from '../platformError';

/** The validated data of the composed page. */
export interface Page {
  config: PageConfig;
  manifest: PlatformManifest;
  /** Changes whenever the page is composed from other releases. */
  composition: string;
}

/** Reads the page's two inert JSON blocks. Falls back to /modules.json when the inlined manifest is unusable. */
export async function readPage(): Promise<Page> {
  const config = pageConfigSchema.safeParse(readBlock(pageBlockIds.config));
  if (!config.success) {
    throw new PlatformError(
      'page-config',
      `This page was composed without its settings: ${describeIssues(config.error)}`,
    );
  }
  const inlined = platformManifestSchema.safeParse(readBlock(pageBlockIds.manifest));
  const manifest = inlined.success ? inlined.data : await fetchManifest();
  return { config: config.data, manifest, composition: manifest.composition ?? '' };
}

/**
 * Every module of the site.
 * @throws PlatformError when the list cannot be read
 */
export async function fetchManifest(): Promise<PlatformManifest> {
  const response = await fetch('/modules.json', { cache: 'no-cache' }).catch(() => undefined);
  const parsed = platformManifestSchema.safeParse(await response?.json().catch(() => undefined));
  if (!parsed.success) {
    throw new PlatformError('manifest', 'The list of modules could not be read. Reload the page in a moment.');
  }
  return parsed.data;
}

function readBlock(id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
}
