import { RELEASE_FILE } from '../../bundler/output/releaseNames';
import { answerOf, type Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';
import { folderOfRelease } from '../registry/releaseFolder';
import type { NamedRelease } from '../registry/releaseName';
import { keyForModule } from './publisherKeys';
import { signatureOf } from './signedPart';

interface SigningRequest extends NamedRelease {
  /** Id of the key; undefined for the newest that may sign the module. */
  key?: string;
  actor: string;
}

/**
 * Adds a signature to a release that is already stored, such as when a key is replaced.
 * @returns the id of the signing key
 */
export async function signRelease(
  platform: Platform,
  { moduleId, version, key, actor }: SigningRequest,
): Promise<string> {
  const content = await platform.store.read(`${folderOfRelease(moduleId, version)}/${RELEASE_FILE}`);
  if (!content) throw new ReleaseError(`There is no release ${version} of ${moduleId} in the store.`);
  const signing = await keyForModule(platform, moduleId, key);
  await answerOf(
    platform.registry.rpc('sign_release', {
      module_id_param: moduleId,
      version_param: version,
      key_param: signing.id,
      signature_param: signatureOf(signing, Buffer.from(content).toString('utf8')),
      actor_param: actor,
    }),
  );
  return signing.id;
}
