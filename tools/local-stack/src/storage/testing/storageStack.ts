import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccessTokens } from '../../auth/tokens/accessTokens';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import { startLocalStack, type LocalStack } from '../../server';
import { copyProductDatabase } from '../../testing/prepared/copyProductDatabase';
import { deleteObjects } from '../rows/objects';

/** People and clubs of the seed. */
export const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
export const LAKESIDE = '20000000-0000-4000-8000-000000000001';
const people = { firm: 1, pineAdmin: 2, pineManager: 3, pineStaff: 4, lakeAdmin: 5, lakeStaff: 6 } as const;
export type Person = keyof typeof people;

export interface Sent {
  method?: string;
  /** Below `/storage/v1`, sent unchanged: no client normalizes it. */
  address: string;
  as?: Person | 'visitor' | 'service' | 'no one';
  headers?: Record<string, string>;
  body?: string | Buffer | AsyncIterable<Buffer>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body of a refusal. */
  refusal: { statusCode?: string; error?: string; message?: string };
}

export interface StorageStack {
  stack: LocalStack;
  send(request: Sent): Promise<Answer>;
  /** Headers that identify the caller. */
  credentials(who: Sent['as']): Promise<Record<string, string>>;
  /** Keys of a bucket, read from the table. */
  rows(bucket: string): Promise<string[]>;
  /** The number of files on the disk, including unfinished ones. */
  filesOnDisk(): number;
  close(): Promise<void>;
}

/** The product's own stack with its migrations and its seed, without any file, and a client without safeguards. */
export async function openStorageStack(): Promise<StorageStack> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'storage-'));
  await copyProductDatabase(dataFolder);
  rmSync(dataFolderAt(dataFolder).files, { recursive: true });
  const stack = await startLocalStack({ port: 0, dataFolder });
  await stack.database.transaction({ kind: 'owner' }, async (transaction) => {
    await deleteObjects(transaction, 'club-files', null);
  });
  const tokens = await createAccessTokens(stack.keys.signing, `${stack.origin}/auth/v1`);

  async function credentials(who: Sent['as']): Promise<Record<string, string>> {
    const { publishable, secret } = stack.keys;
    if (who === 'no one') return {};
    if (who === 'service') return { apikey: secret, authorization: `Bearer ${secret}` };
    if (who === undefined || who === 'visitor') return { apikey: publishable };
    const sub = `a0000000-0000-4000-8000-00000000000${people[who]}`;
    const { token } = await tokens.sign({ sub, role: 'authenticated' });
    return { apikey: publishable, authorization: `Bearer ${token}` };
  }

  return {
    stack,
    credentials,
    send: async ({ method = 'GET', address, as, headers = {}, body }) => {
      const length = typeof body === 'string' || Buffer.isBuffer(body) ? Buffer.byteLength(body) : null;
      const all = {
        ...(await credentials(as)),
        ...(length !== null && { 'content-length': String(length) }),
        ...headers,
      };
      return sendRaw(stack.origin, method, `/storage/v1${address}`, all, body);
    },
    rows: async (bucket) => {
      const { rows } = await stack.database.query<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 order by name collate "C"',
        [bucket],
      );
      return rows.map(({ name }) => name);
    },
    filesOnDisk: () => {
      const folder = path.join(dataFolder, 'files');
      return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
    },
    close: async () => {
      await stack.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

function sendRaw(
  origin: string,
  method: string,
  address: string,
  headers: Record<string, string>,
  body: Sent['body'],
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, method, path: address, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const isJson = response.headers['content-type']?.startsWith('application/json') && whole.length > 0;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          refusal: isJson ? (JSON.parse(whole.toString()) as Answer['refusal']) : {},
        });
      });
    });
    sent.on('error', reject);
    void write(sent, body);
  });
}

/** Keeps sending until the body ends or the server has answered. */
async function write(sent: ReturnType<typeof httpRequest>, body: Sent['body']): Promise<void> {
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) {
    sent.end(body);
    return;
  }
  let answered = false;
  sent.once('response', () => (answered = true));
  for await (const chunk of body) {
    if (answered || sent.destroyed) break;
    if (!sent.write(chunk)) await nextTurn(sent);
  }
  sent.end();
}

/**
 * Waits until the server has accepted the sent bytes, has answered or is gone. A client that queues chunks while the
 * server looks for its answer on a busy machine still sends them afterwards, and the server cuts it off.
 */
function nextTurn(sent: ReturnType<typeof httpRequest>): Promise<void> {
  const events = ['drain', 'response', 'close'];
  return new Promise((resolve) => {
    const go = () => {
      for (const event of events) sent.off(event, go);
      resolve();
    };
    for (const event of events) sent.on(event, go);
  });
}
