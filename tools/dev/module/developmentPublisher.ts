import { keyStatement, releaseStatement, type ManifestModule } from '@platform/contract';
import { createKey } from '../../releases/signing/heldKey';
import { digestOf } from '../../releases/signing/signedPart';

// Keys of this process only. The page that it serves trusts them in addition to the platform's; no other page does.
const root = createKey();
const publisher = createKey();

/** The root key that a page of the development server trusts in addition to the platform's. */
export const developmentRoot = root.publicKey;

/** The module under development, signed: the shell makes no exception for it. */
export function signForDevelopment(module: ManifestModule): ManifestModule {
  const { id, version, entry, global, descriptor } = module;
  const digest = digestOf('');
  const { publicKey } = publisher;
  return {
    ...module,
    signature: {
      publisher: { publicKey, certificate: root.sign(keyStatement({ publicKey })) },
      digest,
      value: publisher.sign(releaseStatement({ id, version, entry, global, contract: descriptor.contract, digest })),
    },
  };
}
