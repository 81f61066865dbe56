import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { repeats } from '#soaking';
import { readKeys } from './keys/stackKeys';
import { copyEmptyDatabase } from './testing/prepared/copyEmptyDatabase';
import { killStacks, startStack, stopStack, type StartedStack } from './testing/stackProcess';

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

const KILLS = repeats({ inGate: 5, often: 25 });
const WRITERS = 4;
const ROWS_OF_A_WRITE = 3;
/** Long enough that Postgres stores it apart from its row. */
const LABEL_LENGTH = 6400;

const dataFolder = mkdtempSync(path.join(tmpdir(), 'killed-stack-'));
const migrations = path.resolve(__dirname, '../../../supabase/tests/client/fixtures/migrations');
beforeAll(() => copyEmptyDatabase(dataFolder));
/** An abandoned test must not start the next stack. */
let over = false;
afterEach(() => {
  over = true;
  killStacks();
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Incompressible text that names its row. */
function labelOf(code: string): string {
  let label = '';
  for (let part = 0; label.length < LABEL_LENGTH; part += 1) {
    label += createHash('sha256').update(`${code} ${part}`).digest('hex');
  }
  return label;
}

const codesOf = (write: string) => Array.from({ length: ROWS_OF_A_WRITE }, (_, row) => `${write}.${row}`);

const start = () => startStack({ CLUBCREW_DATA: dataFolder, STACK_MIGRATIONS: migrations });

function certifications({ origin }: StartedStack): ReturnType<SupabaseClient['from']> {
  return createClient(origin, readKeys(dataFolder).secret).from('certifications');
}

/** Writes until the stack dies, after a number of acknowledged writes. @returns the attempted writes */
async function writeUntilKilled(stack: StartedStack, round: number, acknowledgedUntilKill: number) {
  const tried: string[] = [];
  const acknowledged: string[] = [];
  const writer = async () => {
    for (;;) {
      const write = `${round}.${tried.length}`;
      tried.push(write);
      const rows = codesOf(write).map((code) => ({ code, label: labelOf(code) }));
      const { error } = await certifications(stack).insert(rows);
      if (error) return;
      acknowledged.push(write);
      if (acknowledged.length === acknowledgedUntilKill) stack.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  expect(await stack.exited).toBe('SIGKILL');
  return { tried, acknowledged };
}

test(`keeps every acknowledged write whole after ${KILLS} times kill -9 in the middle of writes`, async () => {
  let rowsFound = 0;
  let stack = await start();
  for (let round = 0; round < KILLS; round += 1) {
    const written = await writeUntilKilled(stack, round, 1 + ((round * 7) % 12));
    if (over) return;
    stack = await start();
    const { data, error } = await certifications(stack).select('code, label').like('code', `${round}.%`);
    expect(error).toBeNull();
    const found = new Map((data ?? []).map(({ code, label }) => [String(code), String(label)]));
    for (const write of written.tried) {
      const present = codesOf(write).filter((code) => found.has(code));
      const wanted = written.acknowledged.includes(write) || present.length > 0 ? codesOf(write) : [];
      expect(present).toEqual(wanted);
    }
    rowsFound += found.size;
    for (const [code, label] of found) expect(label).toBe(labelOf(code));
  }
  const { count } = await certifications(stack).select('*', { count: 'exact', head: true });
  expect(count).toBe(rowsFound);
  expect(await stopStack(stack)).toBe(0);
}, 1_200_000);
