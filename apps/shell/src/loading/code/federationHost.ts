import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { PlatformError } from '../../platformError';
import { trustScriptsOf } from './scriptPolicy';

const integrityByAddress = new Map<string, string>();
const registered = new Set<string>();
let artifactOrigin = '';

/** Prepares Module Federation: loads an entry script only with its digest. */
export function startFederation(origin: string): void {
  artifactOrigin = origin;
  registerPlugins([
    {
      name: 'entry-integrity',
      createScript({ url }) {
        const address = new URL(url, window.location.href).href;
        const integrity = integrityByAddress.get(address);
        if (!integrity) throw new PlatformError('changed-file', `Nothing vouches for ${address}; it is not loaded.`);
        const script = document.createElement('script');
        script.src = address;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrity;
        return { script };
      },
    },
  ]);
}

/** Folder of a module's release, with a trailing slash. */
export function releaseFolder({ id, version }: Pick<ManifestModule, 'id' | 'version'>): string {
  return new URL(`${artifactOrigin}/modules/${id}/${version}/`, window.location.href).href;
}

/**
 * Loads a release's container and returns its module.
 * @param fresh drop a container that failed before: it would only repeat its error
 */
export async function loadFromRelease(module: ManifestModule, fresh: boolean): Promise<PlatformModule> {
  const folder = releaseFolder(module);
  const entry = folder + module.entry.file;
  trustScriptsOf(folder);
  integrityByAddress.set(entry, module.entry.integrity);
  if (fresh || !registered.has(module.global)) {
    registerRemotes([{ name: module.global, entry, type: 'global', entryGlobalName: module.global }], { force: fresh });
    registered.add(module.global);
  }
  const exposed = await loadRemote<{ platformModule?: PlatformModule }>(`${module.global}/module`);
  if (!exposed?.platformModule) {
    throw new PlatformError('crashed-loading', `${module.descriptor.title} does not export a module.`);
  }
  return exposed.platformModule;
}
