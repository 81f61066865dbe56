import path from 'node:path';
import type { ArtifactStore } from './artifactStore';
import { createFolderStore } from './folderStore';
import { readS3Address } from './s3/s3Address';
import { openBucket } from './s3/s3Bucket';
import { createS3Store } from './s3/s3Store';

/**
 * The store in ARTIFACTS, a bucket as `s3://bucket/prefix`; without it, the folder in the local platform's data.
 * @throws ReleaseError with the variable that is missing or wrong
 */
export function openStore(dataFolder: string, variables: Record<string, string | undefined>): ArtifactStore {
  if (!variables.ARTIFACTS) return createFolderStore(path.join(dataFolder, 'store'));
  return createS3Store(openBucket(readS3Address(variables)));
}
