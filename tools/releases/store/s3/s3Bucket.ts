import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ReleaseError } from '../../registry/releaseError';
import type { S3Address } from './s3Address';
import { refusalIn, silence } from './s3Error';
import { textsIn } from './textsIn';

/** An object in a listing. */
interface ListedObject {
  key: string;
  /** MD5 of the stored object, in hexadecimal. */
  etag: string;
  writtenAt: Date;
}

interface PutOptions {
  contentType: string;
  contentEncoding?: string;
  cacheControl: string;
  /** `new`: only if the object does not exist yet. A tag: only over the object with this tag. */
  over: 'anything' | 'new' | { etag: string };
}

/** The few requests of S3 that a store needs. Keys are relative to the address's prefix. */
export interface S3Bucket {
  get(key: string): Promise<Uint8Array | undefined>;
  /** @throws ReleaseError, also if the service has not stored exactly these bytes */
  put(key: string, content: Uint8Array, options: PutOptions): Promise<void>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<ListedObject[]>;
}

export interface S3Limits {
  /** How long one request may take (milliseconds). */
  timeout: number;
  /** How long to wait before each further try, if another may help (milliseconds). */
  retries: readonly number[];
  /** Most objects in one listing, at most 1000. */
  pageSize: number;
}

const LIMITS: S3Limits = { timeout: 60_000, retries: [200, 1000, 4000], pageSize: 1000 };

/** Opens a bucket of any service that speaks S3, addressed by path: Amazon S3, R2, Supabase Storage, MinIO. */
export function openBucket(address: S3Address, limits: S3Limits = LIMITS): S3Bucket {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = `${endpoint}/${bucket}`;
  const urlOf = (key: string) => `${base}/${(prefix + key).split('/').map(encodeURIComponent).join('/')}`;

  async function attempt(url: string, init: RequestInit): Promise<Response | ReleaseError> {
    try {
      return await client.fetch(url, { ...init, signal: AbortSignal.timeout(limits.timeout) });
    } catch (error) {
      return silence(error, address);
    }
  }

  /** Every request can be repeated, because all of them are idempotent. */
  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const answer = await attempt(url, init);
      const pause = limits.retries[tries];
      const mayHelp = answer instanceof ReleaseError || answer.status >= 500 || answer.status === 429;
      if (mayHelp && pause !== undefined && !isFull(answer)) {
        await wait(pause);
        continue;
      }
      if (answer instanceof ReleaseError) throw answer;
      return answer;
    }
  }

  return {
    async get(key) {
      const response = await send(urlOf(key));
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      if (response.status === 404 && !(await response.clone().text()).includes('NoSuchBucket')) return undefined;
      throw await refusalIn(response, address);
    },

    async put(key, content, { contentType, contentEncoding, cacheControl, over }) {
      const digest = createHash('md5').update(content);
      const md5 = digest.copy().digest('hex');
      const response = await send(urlOf(key), {
        method: 'PUT',
        body: content as BodyInit,
        headers: {
          'content-type': contentType,
          'cache-control': cacheControl,
          ...(contentEncoding && { 'content-encoding': contentEncoding }),
          // Both are compared with what arrives, before anything is stored.
          'content-md5': digest.digest('base64'),
          'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
          ...(over === 'new' && { 'if-none-match': '*' }),
          ...(typeof over === 'object' && { 'if-match': `"${over.etag}"` }),
        },
      });
      if (!response.ok) throw await refusalIn(response, address);
      const stored = tagOf(response.headers.get('etag') ?? '');
      if (/^[0-9a-f]{32}$/.test(stored) && stored !== md5) {
        throw new ReleaseError(`The store at ${endpoint} has changed ${key} on the way. Run the command again.`);
      }
    },

    async remove(key) {
      const response = await send(urlOf(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404) throw await refusalIn(response, address);
    },

    async list(below) {
      const found: ListedObject[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          'max-keys': String(limits.pageSize),
          prefix: prefix + below,
        });
        if (token) query.set('continuation-token', token);
        const response = await send(`${base}?${query}`);
        if (!response.ok) throw await refusalIn(response, address);
        const xml = await response.text();
        const tags = textsIn(xml, 'ETag');
        const moments = textsIn(xml, 'LastModified');
        textsIn(xml, 'Key').forEach((key, index) =>
          found.push({
            key: key.slice(prefix.length),
            etag: tagOf(tags[index] ?? ''),
            writtenAt: new Date(moments[index] ?? Date.now()),
          }),
        );
        [token] = textsIn(xml, 'NextContinuationToken');
      } while (token);
      return found;
    },
  };
}

const isFull = (answer: Response | ReleaseError): boolean => answer instanceof Response && answer.status === 507;

const tagOf = (etag: string): string => etag.replace(/^W\/|"/g, '');
