import type { StackTarget } from '../../client/targets/stack';

/** The files of jobs as the stack's storage has them, read with the secret key as no person could. */
export interface JobFiles {
  /** Keys in the bucket job-files of what lies there for a club. */
  keys(clubId: string): Promise<string[]>;
  /** The bytes and the type under a key. Throws when nothing is there. */
  read(key: string): Promise<{ type: string; bytes: Buffer }>;
  /** Removes everything that lies there for these clubs. */
  clear(clubIds: readonly string[]): Promise<void>;
}

export function openJobFiles(stack: StackTarget): JobFiles {
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${stack.url}/storage/v1/object/${path}`, {
      method,
      headers: {
        apikey: stack.secretKey,
        authorization: `Bearer ${stack.secretKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const keys = async (clubId: string) => {
    const response = await call('POST', 'list/job-files', { prefix: clubId, limit: 1000 });
    return ((await response.json()) as { name: string }[]).map(({ name }) => `${clubId}/${name}`);
  };
  return {
    keys,
    read: async (key) => {
      const response = await call('GET', `job-files/${key}`);
      return {
        type: response.headers.get('content-type') ?? '',
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    },
    clear: async (clubIds) => {
      const prefixes = (await Promise.all(clubIds.map(keys))).flat();
      if (prefixes.length > 0) await call('DELETE', 'job-files', { prefixes });
    },
  };
}
