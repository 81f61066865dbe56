import { Worker } from 'node:worker_threads';

/** bcrypt's cost, as in a hosted project. */
const HOSTED_COST = 10;

/** The rest of a hash that matches no password, so that an unknown account costs the same work as a known one. */
const UNKNOWN_ACCOUNT = 'vLTvGrHUztcmbubDDrV7E.XVK5iaw9Lp9we18TuCwjH0ucXH0P4le';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** @param hash null without an account; the answer is then false, after the same work */
  matches(password: string, hash: string | null): Promise<boolean>;
  close(): Promise<void>;
}

type Job = { kind: 'hash'; password: string; cost: number } | { kind: 'compare'; password: string; hash: string };

/**
 * bcrypt in its own thread. Jobs run in order.
 * @param cost bcrypt's cost of new hashes, 4 to 31: each step doubles the work
 */
export function createPasswordHasher(cost = HOSTED_COST): PasswordHasher {
  const unknownAccount = `$2b$${String(cost).padStart(2, '0')}$${UNKNOWN_ACCOUNT}`;
  const worker = new Worker(new URL('./passwordWorker.mjs', import.meta.url), { execArgv: [] });
  const waiting = new Map<number, (value: string | boolean) => void>();
  let nextId = 1;
  worker.on('message', ({ id, value }: { id: number; value: string | boolean }) => {
    waiting.get(id)?.(value);
    waiting.delete(id);
  });
  function run(job: Job): Promise<string | boolean> {
    const id = nextId++;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ ...job, id });
    });
  }
  return {
    hash: async (password) => String(await run({ kind: 'hash', password, cost })),
    matches: async (password, hash) => {
      const matched = await run({ kind: 'compare', password, hash: hash || unknownAccount });
      return matched === true && Boolean(hash);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
