import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@platform/contract';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { readKeys } from '../keys/stackKeys';
import { smallDisk } from '../testing/smallDisk';
import { killStacks, startStack, startStackBadly, stopStack } from '../testing/stackProcess';
import { digestOf } from './replacedMigrations';

globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/** More than the data needs, and less than the data, its copy and its migrations. */
const DISK_MEGABYTES = 180;

const root = mkdtempSync(path.join(tmpdir(), 'upgrading-'));
/** Data of the first version, with one row. */
const first = path.join(root, 'first');
const disk = path.join(root, 'disk');

/** What a version ships: its migrations, and beside them what they have replaced. */
function version(name: string, migrations: Record<string, string>, history: Record<string, string> = {}): string {
  const folder = path.join(root, 'versions', name, 'migrations');
  mkdirSync(path.join(folder, '../history'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, sql] of Object.entries(migrations)) writeFileSync(path.join(folder, file), sql);
  for (const [file, text] of Object.entries(history)) writeFileSync(path.join(folder, '../history', file), text);
  return folder;
}

const notes = { '0001_notes.sql': 'create table public.notes (id int primary key, text text);\n' };
const titles = { '0002_titles.sql': `alter table public.notes add column title text not null default 'none';\n` };
const marks = { '0003_marks.sql': 'alter table public.notes add column mark int;\n' };
const one = version('one', notes);
const two = version('two', { ...notes, ...titles });
const three = version('three', { ...notes, ...titles, ...marks });

let dataFolder: string;
let count = 0;

beforeAll(async () => {
  mkdirSync(disk);
  await visit(first, one, async (client) => {
    expect((await client.from('notes').insert({ id: 1, text: 'kept' })).error).toBeNull();
  });
}, 60_000);
beforeEach(() => {
  dataFolder = path.join(root, `data ${(count += 1)}`);
  cpSync(first, dataFolder, { recursive: true });
});
afterEach(killStacks);
afterAll(() => rmSync(root, { recursive: true }));

type Client = SupabaseClient;

/** Starts a version on a data folder, uses it and stops it. @returns what it printed */
async function visit(folder: string, migrations: string, use: (client: Client) => Promise<void>): Promise<string> {
  const stack = await startStack({ CLUBCREW_DATA: folder, STACK_MIGRATIONS: migrations });
  await use(createClient(stack.origin, readKeys(folder).secret));
  expect(await stopStack(stack)).toBe(0);
  return stack.output();
}

const refuse = (migrations: string, args: string[] = []) =>
  startStackBadly({ CLUBCREW_DATA: dataFolder, STACK_MIGRATIONS: migrations }, args);

const copiesOf = (folder = dataFolder) => {
  const copies = path.join(folder, 'copies');
  return existsSync(copies) ? readdirSync(copies).map((name) => path.join(copies, name)) : [];
};

const read = async (client: Client) => (await client.from('notes').select()).data;

/** The version that made the data finds it as it was. */
async function expectUnchanged(folder = dataFolder): Promise<void> {
  await visit(folder, one, async (client) => expect(await read(client)).toEqual([{ id: 1, text: 'kept' }]));
}

test('an earlier version is migrated, and a copy is kept once', async () => {
  const keys = readFileSync(path.join(dataFolder, 'keys.json'), 'utf8');
  const migrated = await visit(dataFolder, three, async (client) =>
    expect(await read(client)).toEqual([{ id: 1, text: 'kept', title: 'none', mark: null }]),
  );
  const [copy = '', ...others] = copiesOf();
  expect(others).toEqual([]);
  expect(path.basename(copy)).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-before-0003$/);
  expect(migrated).toContain(`Your data was migrated. As it was before it is in ${copy};`);
  expect(readFileSync(path.join(copy, 'ABOUT.txt'), 'utf8')).toContain('to go back, start the version that made it');
  expect(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')).toBe(keys);

  const again = await visit(dataFolder, three, async (client) => expect(await read(client)).toHaveLength(1));
  expect(again).not.toContain('Your data was migrated');
  expect(copiesOf()).toEqual([copy]);
  await expectUnchanged(copy);
});

test('no copy is kept when it is told so', async () => {
  const stack = await startStack({ CLUBCREW_DATA: dataFolder, STACK_MIGRATIONS: two }, ['--no-copy']);
  await stopStack(stack);
  expect(copiesOf()).toEqual([]);
});

test('migrations that one other has replaced count as it', async () => {
  const both = { ...notes, ...titles };
  const digests = Object.entries(both).map(([file, sql]) => [file.replace('.sql', ''), digestOf(sql)]);
  const initial = { '0009_initial.sql': 'create table public.notes (id int primary key, text text, title text);\n' };
  const history = { '0009.json': JSON.stringify(Object.fromEntries(digests)) };
  const startedOver = version('started over', { ...initial, '0010_marks.sql': marks['0003_marks.sql'] }, history);

  const refused = await refuse(startedOver);
  expect(refused.output).toContain(
    'it has 1 of the 2 migrations that 0009_initial has replaced, and lacks the migration 0002_titles. Nothing was changed.',
  );
  expect(refused.output).toContain('- Start it once with the last version before 0009_initial');
  await visit(dataFolder, two, async () => undefined);
  await visit(dataFolder, startedOver, async (client) =>
    expect(await read(client)).toEqual([{ id: 1, text: 'kept', title: 'none', mark: null }]),
  );
  const again = await visit(dataFolder, startedOver, async () => undefined);
  expect(again).not.toContain('Your data was migrated');
  expect(copiesOf()).toHaveLength(2);
});

test('data of a later version is refused with the ways out', async () => {
  await visit(dataFolder, three, async () => undefined);
  const [copy = ''] = copiesOf();
  const { code, output } = await refuse(two);
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `The data in ${dataFolder} cannot be used by this version of ${brand.name}: it was made by a later one. ` +
      'It has the migration 0003_marks, and this version ends with 0002_titles. Nothing was changed.\n' +
      'You can:\n' +
      '- Update to the version that made the data, and start that.\n' +
      '- Start this version with other data: CLUBCREW_DATA=<another folder> npm start\n' +
      `- Go back to the copy that an upgrade kept: ${copy} (its ABOUT.txt says how).`,
  );
  await visit(dataFolder, three, async (client) => expect(await read(client)).toHaveLength(1));
});

test('data whose migration had another text is refused', async () => {
  const other = version('edited', { '0001_notes.sql': `${notes['0001_notes.sql']}-- edited\n`, ...titles });
  const { code, output } = await refuse(other);
  expect(code).toBe(1);
  expect(output).toContain('the migration 0001_notes had another text when the data was made. Nothing was changed.');
  expect(output).not.toContain('--reset');
  expect(copiesOf()).toEqual([]);
  await expectUnchanged();
});

describe('a migration that fails', () => {
  const failing = version('failing', { ...notes, ...titles, '0003_broken.sql': '\nselect nothing from nowhere;\n' });

  test('leaves the data as it was, with a copy, and says where', async () => {
    const { code, output } = await refuse(failing);
    expect(code).toBe(1);
    const [copy = ''] = copiesOf();
    expect(output.trim()).toBe(
      'The migration 0003_broken.sql failed: relation "nowhere" does not exist (line 2)\n' +
        `Nothing was changed: the data in ${dataFolder} is as it was. A copy of it is in ${copy}.\n` +
        'You can:\n' +
        `- Start the version of ${brand.name} that made the data, and update when the migration is mended.\n` +
        '- Start this version with other data: CLUBCREW_DATA=<another folder> npm start\n' +
        `- Go back to the copy that an upgrade kept: ${copy} (its ABOUT.txt says how).`,
    );
    await expectUnchanged(copy);
    await expectUnchanged();
  });

  test('leaves one copy however often it is tried, and the next version goes on', async () => {
    await refuse(failing);
    await refuse(failing);
    expect(copiesOf()).toHaveLength(1);
    await visit(dataFolder, three, async (client) =>
      expect(await read(client)).toEqual([{ id: 1, text: 'kept', title: 'none', mark: null }]),
    );
    expect(copiesOf()).toEqual([expect.stringMatching(/-before-0003$/)]);
  });

  test('is named when nothing was there before', async () => {
    const fresh = path.join(root, 'fresh');
    const { output } = await startStackBadly({ CLUBCREW_DATA: fresh, STACK_MIGRATIONS: failing });
    expect(output.trim()).toBe('The migration 0003_broken.sql failed: relation "nowhere" does not exist (line 2)');
    await visit(fresh, three, async (client) => expect(await read(client)).toEqual([]));
  });
});

const testWithSmallDisk = spawnSync('cp', ['--version']).status === 0 && smallDisk(disk, 1) ? test : test.skip;

testWithSmallDisk('a disk without room for the copy is refused, and --no-copy goes on', async () => {
  const onDisk = path.join(disk, 'data');
  const after = path.join(root, 'after');
  // Puts the data on the small disk, and what became of it where we can read it.
  const around = [
    'sh',
    '-c',
    'cp -a "$0" "$1"; from="$1" to="$2"; shift 2; "$@"; code=$?; cp -a "$from" "$to"; exit $code',
  ];
  const through = [...(smallDisk(disk, DISK_MEGABYTES) ?? []), ...around, dataFolder, onDisk, after];
  const settings = { CLUBCREW_DATA: onDisk, STACK_MIGRATIONS: two };
  const { code, output } = await startStackBadly(settings, [], through);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The data in .*data is of an earlier version, and no copy of it can be kept: its disk has \d+ MB free, and \d+ MB are needed\. Nothing was changed\.$/m,
  );
  expect(output).toContain('- Free some space on that disk');
  expect(output).toContain('npm start -- --no-copy');
  expect(copiesOf(after)).toEqual([]);
  await expectUnchanged(after);

  dataFolder = after;
  const stack = await startStack({ CLUBCREW_DATA: after, STACK_MIGRATIONS: two }, ['--no-copy']);
  await stopStack(stack);
});
