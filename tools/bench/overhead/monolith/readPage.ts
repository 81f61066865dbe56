import { pageBlockIds, type PageConfig, type PlatformManifest } from '@platform/contract';

/** Replaces the shell's file of this name, which checks the page's data with the contract's schemas. */
export interface Page {
  config: PageConfig;
  manifest: PlatformManifest;
  composition: string;
}

export function readPage(): Promise<Page> {
  const manifest = readBlock(pageBlockIds.manifest) as PlatformManifest;
  const config = readBlock(pageBlockIds.config) as PageConfig;
  return Promise.resolve({ config, manifest, composition: manifest.composition ?? '' });
}

export async function fetchManifest(): Promise<PlatformManifest> {
  return (await fetch('/modules.json', { cache: 'no-cache' })).json() as Promise<PlatformManifest>;
}

function readBlock(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}
