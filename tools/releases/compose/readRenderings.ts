import type { ManifestModule, PlatformManifest, Release } from '@platform/contract';
import { integrityOf } from '../../bundler/output/fileDigests';
import type { StoredRendering } from '../../bundler/prerender/rendering';
import { RELEASE_FILE } from '../../bundler/output/releaseNames';
import type { Platform } from '../platforms/platform';
import { folderOfRelease } from '../registry/releaseFolder';
import { ReleaseError } from '../registry/releaseError';
import { isVouchedFor } from '../signing/isVouchedFor';
import { signedPartOf } from '../signing/signedPart';
import { trustedRoots } from '../signing/trustedRoots';
import { describeFinding, type Finding } from '../publishing/verify';

/** The prerendered pages in the modules' releases. */
export type ModuleRenderings = (module: ManifestModule, pathname: string) => StoredRendering | undefined;

/**
 * Reads the prerendered pages of the manifest's releases, as their publishers have signed them. None of their code runs
 * here. A release without a valid signature has no prerendered pages.
 * @throws ReleaseError if a prerendered page is missing or not the published one, or a release is not its publisher's
 */
export async function readRenderings(platform: Platform, manifest: PlatformManifest): Promise<ModuleRenderings> {
  const perModule = await Promise.all(
    manifest.modules.map(async (module) => [keyOf(module), await renderingsOf(platform, module)] as const),
  );
  const renderings = new Map(perModule);
  return (module, pathname) => renderings.get(keyOf(module))?.get(pathname);
}

const keyOf = ({ id, version }: ManifestModule): string => `${id} ${version}`;

async function renderingsOf(platform: Platform, module: ManifestModule): Promise<Map<string, StoredRendering>> {
  const { id: moduleId, version } = module;
  if (!module.signature) return new Map();
  const read = (file: string) => platform.store.read(`${folderOfRelease(moduleId, version)}/${file}`);
  const refuse = (file: string, problem: Finding['problem']) =>
    new ReleaseError(
      `${describeFinding({ moduleId, version, file, problem })} The site stays as it is; promote another release.`,
    );

  const description = await read(RELEASE_FILE);
  if (!description) throw refuse(RELEASE_FILE, 'missing');
  const text = Buffer.from(description).toString('utf8');
  if (!isVouchedFor(signedPartOf(text), module.signature, trustedRoots(platform)))
    throw refuse(RELEASE_FILE, 'unsigned');
  const { prerendered, files } = JSON.parse(text) as Release;
  const renderings = await Promise.all(
    Object.entries(prerendered).map(async ([pathname, file]) => {
      const content = await read(file);
      if (!content) throw refuse(file, 'missing');
      if (integrityOf(content) !== files[file]?.integrity) throw refuse(file, 'changed');
      return [pathname, JSON.parse(Buffer.from(content).toString('utf8')) as StoredRendering] as const;
    }),
  );
  return new Map(renderings);
}
