import type { ErrorName, ManifestModule } from '@platform/contract';
import type { PlatformError } from '../../platformError';

/** Releases that failed on this page while the one before worked: another visit does not try them again. */
const broken = new Set<string>();

const nameOf = ({ id, version }: ManifestModule) => `${id} ${version}`;

/** The module in its last known good release; undefined if there is none or this is that release. */
export function fallbackOf({ fallback, unreadable: _, ...module }: ManifestModule): ManifestModule | undefined {
  if (!fallback) return undefined;
  const { contract, ...release } = fallback;
  return { ...module, ...release, descriptor: { ...module.descriptor, contract } };
}

/** The module in the release that a visit begins with. */
export function releaseToTry(module: ManifestModule): ManifestModule {
  return (broken.has(nameOf(module)) && fallbackOf(module)) || module;
}

/** Errors that the previous release would have too: no server answers, or the page passes wrong props. */
const OF_EVERY_RELEASE: readonly ErrorName[] = ['unreachable', 'slot-props'];

/** The release that replaces one that has just failed, if there is one. */
export function fallbackAfter(module: ManifestModule, error: PlatformError): ManifestModule | undefined {
  return OF_EVERY_RELEASE.includes(error.code) ? undefined : fallbackOf(module);
}

/** Records that this release failed here and its fallback works. */
export function avoidBroken(module: ManifestModule): void {
  broken.add(nameOf(module));
}
