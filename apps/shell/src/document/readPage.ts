import { pageBlockIds, type PageConfig, type PlatformManifest } from '@platform/contract';
import { parsedJson } from '@platform/module-kit';
import { readManifest } from '../manifest/readManifest';
import { PlatformError } from '../platformError';

/** The data of the composed page. */
export interface Page {
  config: PageConfig;
  manifest: PlatformManifest;
  /** Changes whenever the page is composed from other releases. */
  composition: string;
}

/**
 * Reads the page's two inert JSON blocks. Falls back to /modules.json when the inlined manifest is unusable. The composer
 * checks both by the contract's schemas before it writes them, so the page starts without the schemas' code.
 */
export async function readPage(): Promise<Page> {
  const config = blockOf(pageBlockIds.config);
  if (!isConfig(config)) throw new PlatformError('page-config', 'This page was composed without its settings.');
  const inlined = blockOf(pageBlockIds.manifest);
  const manifest = isManifest(inlined) ? inlined : await fetchManifest();
  return { config, manifest, composition: `${manifest.composition} ${shellScript()}` };
}

const isConfig = (value: unknown): value is PageConfig => Boolean((value as PageConfig | undefined)?.publishableKey);

const isManifest = (value: unknown): value is PlatformManifest =>
  Array.isArray((value as PlatformManifest | undefined)?.modules);

/** Its name contains the digest of the shell, which may read the same manifest differently. */
const shellScript = (): string | undefined => document.querySelector<HTMLScriptElement>('script[defer]')?.src;

/**
 * Every module of the site.
 * @throws PlatformError when the list cannot be read
 */
export async function fetchManifest(): Promise<PlatformManifest> {
  try {
    return await readManifest(await (await fetch('/modules.json', { cache: 'no-cache' })).json());
  } catch {
    throw new PlatformError('manifest', 'The list of modules could not be read. Reload the page in a moment.');
  }
}

const blockOf = (id: string): unknown => parsedJson(document.getElementById(id)?.textContent);
