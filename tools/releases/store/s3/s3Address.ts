import { ReleaseError } from '../../registry/releaseError';

/** A bucket, and the access to it. */
export interface S3Address {
  /** Origin of the service, such as https://s3.eu-central-1.amazonaws.com; a path in front of the buckets is kept. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The prefix of every key: empty, or a path that ends with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type Variables = Record<string, string | undefined>;

/**
 * Reads ARTIFACTS=s3://bucket/prefix with ARTIFACTS_ENDPOINT, ARTIFACTS_REGION (us-east-1 by default),
 * AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.
 * @throws ReleaseError with the variable that is missing or wrong
 */
export function readS3Address(variables: Variables): S3Address {
  const { ARTIFACTS = '', ARTIFACTS_REGION: region = 'us-east-1' } = variables;
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._/-]*))?$/.exec(ARTIFACTS) ?? [];
  if (!bucket) throw new ReleaseError(`ARTIFACTS is "${ARTIFACTS}". It looks like s3://bucket or s3://bucket/prefix.`);
  const endpoint = variables.ARTIFACTS_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new ReleaseError(
      `ARTIFACTS_ENDPOINT is "${endpoint}". It is the address of the service, such as https://s3.example.org.`,
    );
  }
  const named = (name: string): string => {
    const value = variables[name];
    if (!value) throw new ReleaseError(`${name} is not set: the store at ${endpoint} asks for a key.`);
    return value;
  };
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    region,
    bucket,
    prefix: prefix && `${prefix}/`,
    accessKeyId: named('AWS_ACCESS_KEY_ID'),
    secretAccessKey: named('AWS_SECRET_ACCESS_KEY'),
  };
}
