import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { readKeys } from './keys/stackKeys';
import { copyEmptyDatabase } from './testing/prepared/copyEmptyDatabase';
import { smallDisk } from './testing/smallDisk';
import { killStacks, startStack, startStackBadly, stopStack } from './testing/stackProcess';

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/** Room for a fresh database, the reserve and a little to write. */
const DISK_MEGABYTES = 110;
const BALLAST_BYTES = 25 * 1024 * 1024;
const LABEL_BYTES = 300_000;

const disk = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
/** An empty database, for the disk. */
const empty = mkdtempSync(path.join(tmpdir(), 'empty-database-'));
const migrations = path.resolve(__dirname, '../../../supabase/tests/client/fixtures/migrations');
afterEach(killStacks);
afterAll(() => [disk, empty].forEach((folder) => rmSync(folder, { recursive: true })));

const onSmallDisk = smallDisk(disk, DISK_MEGABYTES);
const testWithSmallDisk = onSmallDisk ? test : test.skip;

testWithSmallDisk(
  'a start on a full disk ends with a sentence that names the folder',
  async () => {
    const through = [...(onSmallDisk ?? []), 'sh', '-c', 'head -c 200M /dev/zero > "$0/ballast"; exec "$@"', disk];
    const dataFolder = path.join(disk, 'data');
    const { code, output } = await startStackBadly({ CLUBCREW_DATA: dataFolder }, [], through);
    expect(code).toBe(1);
    expect(output).toContain(
      `The disk of the data folder ${dataFolder} is full (ENOSPC). Free some space on it and start again.`,
    );
    expect(output).not.toMatch(/\n\s+at /);
  },
  60_000,
);

testWithSmallDisk(
  'on a full disk writing is refused, reading goes on, and with space again everything does',
  async () => {
    const dataFolder = path.join(disk, 'data');
    await copyEmptyDatabase(empty);
    const through = [...(onSmallDisk ?? []), 'sh', '-c', 'cp -a "$0" "$1" && shift && exec "$@"', empty, dataFolder];
    const stack = await startStack({ CLUBCREW_DATA: dataFolder, STACK_MIGRATIONS: migrations }, [], through);
    // The disk as the stack sees it.
    const seen = (file: string) => path.join(`/proc/${stack.child.pid}/root`, file);
    const ballast = seen(path.join(disk, 'ballast'));
    writeFileSync(ballast, randomBytes(BALLAST_BYTES));
    const client = createClient(stack.origin, readKeys(seen(dataFolder)).secret);
    const write = (code: string) =>
      client.from('certifications').insert({ code, label: randomBytes(LABEL_BYTES / 2).toString('hex') });
    const codes = async () => {
      const { data, error } = await client.from('certifications').select('code').order('id');
      expect(error).toBeNull();
      return (data ?? []).map((row) => String(row.code));
    };

    const acknowledged: string[] = [];
    let refusal = await write('first');
    while (!refusal.error) {
      acknowledged.push(acknowledged.length === 0 ? 'first' : `write ${acknowledged.length}`);
      refusal = await write(`write ${acknowledged.length}`);
    }
    expect(refusal).toMatchObject({
      status: 503,
      error: { code: '53100', message: 'The disk of the server is full, so nothing was saved.' },
    });
    expect(acknowledged.length).toBeGreaterThan(3);
    expect(await codes()).toEqual(acknowledged);
    expect(await write('again')).toMatchObject({ status: 503, error: { code: '53100' } });
    expect(await codes()).toEqual(acknowledged);

    rmSync(ballast);
    expect((await write('after')).error).toBeNull();
    expect(await codes()).toEqual([...acknowledged, 'after']);
    expect(await stopStack(stack)).toBe(0);
  },
  120_000,
);
