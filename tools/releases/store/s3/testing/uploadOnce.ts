import type { S3Address } from '../s3Address';
import { openBucket } from '../s3Bucket';
import { createS3Store } from '../s3Store';

// Stores a folder in its own process, which a test kills halfway.
const { address, folder } = JSON.parse(process.env.UPLOAD ?? '') as { address: S3Address; folder: string };
await createS3Store(openBucket(address)).writeFolder(
  folder,
  new Map([
    ['entry.js', Buffer.from('console.log(1)')],
    ['release.json', Buffer.from('{}')],
  ]),
);
