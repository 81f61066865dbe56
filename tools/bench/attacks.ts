import type { Measurement } from './measurement';
import { withServedPlatform } from './servedPlatform';

const PASSWORD = 'clubcrew-local';
const ROUNDS = 20;
const PAUSE_MS = 20;
const REST_MS = 5000;

/** The longest and slowest pattern that a visitor may send. It searches the texts of every release. */
const PATTERN = `module_releases?select=module_id&release->>files=imatch.${encodeURIComponent('\\W*'.repeat(330))}`;
/** Joins every shift with every shift of its club, several times: 10 MB each, of which only the first is answered. */
const productOf = (times: number) =>
  `shifts?select=id,${Array.from({ length: times }, (_, number) => `a${number}:clubs(shifts(*))`).join()}`;

interface Caller {
  /** @returns bytes of the answer, and milliseconds until all of it has arrived */
  read(path: string): Promise<{ bytes: number; ms: number }>;
}

/**
 * How attacks affect other people: how long a person of another club waits for a read meanwhile, how much more memory
 * the process uses five seconds later, and the size of the largest answer.
 */
export async function measureAttacks(): Promise<Measurement[]> {
  return withServedPlatform(async ({ platform, origin }) => {
    const { publishableKey: key } = platform.page;
    const visitor = callerAt(origin, key);
    const attacker = await signedIn(origin, key, 'staff@pinehollow.test');
    const other = await signedIn(origin, key, 'staff@lakeside.test');
    const wait = () => other.read('shifts?select=id&limit=20').then(({ ms }) => ms);
    const repeated = async (attack: () => Promise<unknown>) => {
      for (let round = 0; round < ROUNDS; round += 1) await attack();
    };

    const duringPatterns = await whileAttacked(wait, () => repeated(() => visitor.read(PATTERN)));
    const before = process.memoryUsage().rss;
    const refused = () => attacker.read(productOf(9));
    const duringProducts = await whileAttacked(wait, () => repeated(refused));
    const duringFlood = await whileAttacked(wait, () => Promise.all(Array.from({ length: 10 }, refused)));
    await pause(REST_MS);
    const kept = Math.max(0, process.memoryUsage().rss - before);
    const { bytes } = await attacker.read(productOf(1));
    return [
      { name: "others during a visitor's costly patterns", unit: 'ms', promise: 200, runs: duringPatterns },
      { name: "others during one person's products of embeds", unit: 'ms', promise: 1000, runs: duringProducts },
      { name: 'others during ten of them at once', unit: 'ms', promise: 1000, runs: duringFlood },
      { name: 'memory that they leave behind', unit: 'kB', promise: 100 * 1024, runs: [kept / 1024] },
      { name: 'the largest answer', unit: 'kB', promise: 10 * 1024, runs: [bytes / 1024] },
    ];
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes measurements, one after the other, for the length of the attack. */
async function whileAttacked(figure: () => Promise<number>, attack: () => Promise<unknown>): Promise<number[]> {
  const figures: number[] = [];
  let goesOn = true;
  const ended = attack().finally(() => (goesOn = false));
  while (goesOn) {
    figures.push(await figure());
    await pause(PAUSE_MS);
  }
  await ended;
  return figures;
}

function callerAt(origin: string, key: string, token = key): Caller {
  const headers = { apikey: key, ...(token !== key && { authorization: `Bearer ${token}` }) };
  return {
    read: async (path) => {
      const began = performance.now();
      const answer = await fetch(`${origin}/rest/v1/${path}`, { headers });
      const { byteLength: bytes } = await answer.arrayBuffer();
      return { bytes, ms: performance.now() - began };
    },
  };
}

async function signedIn(origin: string, key: string, email: string): Promise<Caller> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return callerAt(origin, key, token);
}
