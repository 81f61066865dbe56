import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@platform/contract';
import { noProgress } from '../../../releases/terminal/progress';
import { readKeys, readOrCreateKeys } from '../keys/stackKeys';
import { dataFolderAt } from '../dataFolder/dataFolder';
import type { Database } from '../database/database';
import { copyEmptyDatabase } from '../testing/prepared/copyEmptyDatabase';
import { smallDisk } from '../testing/smallDisk';
import { killStacks, startStack, startStackBadly, stopStack } from '../testing/stackProcess';
import { openUpToDate, type MigrationReport } from './openUpToDate';
import { digestOf } from './replacedMigrations';

/** More than the data needs, and less than the data, its copy and its migrations. */
const DISK_MEGABYTES = 180;

const root = mkdtempSync(path.join(tmpdir(), 'upgrading-'));
/** Data of the first version, with one row. */
const first = path.join(root, 'first');
const disk = path.join(root, 'disk');
mkdirSync(disk);

/** The files of a version: its migrations, and beside them the replaced ones. */
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

/** Data that a test may change. */
let dataFolder: string;
let count = 0;

beforeAll(async () => {
  await createData(first, one);
  await readOrCreateKeys(first);
  mkdirSync(path.join(first, 'files'));
  writeFileSync(path.join(first, 'files/upload'), 'uploaded');
});
beforeEach(() => {
  dataFolder = path.join(root, `data ${(count += 1)}`);
  cpSync(first, dataFolder, { recursive: true });
});
afterEach(killStacks);
afterAll(() => rmSync(root, { recursive: true }));

const options = (folder: string, migrationsFolder: string) => ({
  folder: dataFolderAt(folder),
  url: undefined,
  statementLimit: undefined,
  reset: false,
  migrationsFolder,
  historyFolder: path.join(migrationsFolder, '../history'),
  keepsCopy: true,
  progress: noProgress,
});

/** Opens data with a version, uses it and closes it. @returns the result */
async function visit(
  folder: string,
  migrations: string,
  use: (database: Database) => Promise<void> = async () => undefined,
): Promise<MigrationReport> {
  const { database, migrations: report } = await openUpToDate(options(folder, migrations));
  try {
    await use(database);
  } finally {
    await database.close();
  }
  return report;
}

/** Data of a version, with one row. */
async function createData(folder: string, migrations: string): Promise<void> {
  mkdirSync(folder);
  await copyEmptyDatabase(folder);
  await visit(folder, migrations, async (database) => {
    await database.query(`insert into public.notes values (1, 'kept')`);
  });
}

/** The message when a person starts a version over data that it does not open. */
async function refuse(migrations: string, folder = dataFolder): Promise<string> {
  const opened = await openUpToDate(options(folder, migrations)).catch((error: Error) => error);
  if (opened instanceof Error) return opened.message;
  await opened.database.close();
  throw new Error('It was opened though it must not be.');
}

const copiesOf = (folder = dataFolder) => {
  const copies = path.join(folder, 'copies');
  return existsSync(copies) ? readdirSync(copies).map((name) => path.join(copies, name)) : [];
};

const read = async (database: Database) => (await database.query('select * from public.notes')).rows;

/** The version that made the data finds it unchanged. */
async function expectUnchanged(folder = dataFolder): Promise<void> {
  await visit(folder, one, async (database) => expect(await read(database)).toEqual([{ id: 1, text: 'kept' }]));
}

test('migrates an earlier version, keeps one copy, and then refuses the version that made the data', async () => {
  const rows = [{ id: 1, text: 'kept', title: 'none', mark: null }];
  const migrated = await visit(dataFolder, three, async (database) => expect(await read(database)).toEqual(rows));
  const [copy = '', ...others] = copiesOf();
  expect(others).toEqual([]);
  expect(path.basename(copy)).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-before-0003$/);
  expect(migrated).toMatchObject({ applied: ['0002_titles.sql', '0003_marks.sql'], copy: { place: copy } });
  expect(readFileSync(path.join(copy, 'ABOUT.txt'), 'utf8')).toContain('to go back, start the version that made it');
  for (const file of ['keys.json', 'files/upload']) {
    const content = readFileSync(path.join(first, file), 'utf8');
    expect(readFileSync(path.join(copy, file), 'utf8')).toBe(content);
    expect(readFileSync(path.join(dataFolder, file), 'utf8')).toBe(content);
  }

  expect(await refuse(one)).toBe(
    `The data in ${dataFolder} cannot be used by this version of ${brand.name}: it was made by a later one. ` +
      'It has the migrations 0002_titles and 0003_marks, and this version ends with 0001_notes. Nothing was changed.\n' +
      'You can:\n' +
      '- Update to the version that made the data, and start that.\n' +
      '- Start this version with other data: CLUBCREW_DATA=<another folder> npm start\n' +
      `- Go back to the copy that an upgrade kept: ${copy} (its ABOUT.txt says how).`,
  );
  const again = await visit(dataFolder, three, async (database) => expect(await read(database)).toEqual(rows));
  expect(again).toEqual({ applied: [], copy: null });
  expect(copiesOf()).toEqual([copy]);
  await expectUnchanged(copy);
});

describe('migrations that another one replaced', () => {
  const replaced = Object.entries({ ...notes, ...titles });
  const digests = Object.fromEntries(replaced.map(([file, sql]) => [file.replace('.sql', ''), digestOf(sql)]));
  const initial = { '0009_initial.sql': 'create table public.notes (id int primary key, text text, title text);\n' };
  const startedOver = version(
    'started over',
    { ...initial, '0010_marks.sql': marks['0003_marks.sql'] },
    { '0009.json': JSON.stringify(digests) },
  );

  test('count as their replacement when all were applied', async () => {
    const second = path.join(root, 'second');
    await createData(second, two);
    const report = await visit(second, startedOver, async (database) =>
      expect(await read(database)).toEqual([{ id: 1, text: 'kept', title: 'none', mark: null }]),
    );
    expect(report.applied).toEqual(['0010_marks.sql']);
    expect(await visit(second, startedOver)).toEqual({ applied: [], copy: null });
  });

  test('cannot be completed when some are missing', async () => {
    const message = await refuse(startedOver);
    expect(message).toContain(
      'it has 1 of the 2 migrations that 0009_initial has replaced, and lacks the migration 0002_titles. Nothing was changed.',
    );
    expect(message).toContain('- Start it once with the last version before 0009_initial');
    expect(copiesOf()).toEqual([]);
  });
});

test('refuses data whose migration had another text', async () => {
  const other = version('edited', { '0001_notes.sql': `${notes['0001_notes.sql']}-- edited\n`, ...titles });
  const message = await refuse(other);
  expect(message).toContain('the migration 0001_notes had another text when the data was made. Nothing was changed.');
  expect(message).not.toContain('--reset');
  expect(copiesOf()).toEqual([]);
});

describe('a migration that fails', () => {
  const failing = version('failing', { ...notes, ...titles, '0003_broken.sql': '\nselect nothing from nowhere;\n' });

  /** The failed migration's data: the following test makes the next attempt. */
  let attempted: string;

  test('leaves the data unchanged, and says where it and its copy are', async () => {
    attempted = dataFolder;
    const message = await refuse(failing);
    const [failed = '', ...others] = copiesOf();
    expect(others).toEqual([]);
    expect(failed).toMatch(/-before-0003-failed$/);
    expect(message).toBe(
      'The migration 0003_broken.sql failed: relation "nowhere" does not exist (line 2)\n' +
        `Nothing was changed: the data in ${dataFolder} is as it was. A copy of it is in ${failed}.\n` +
        'You can:\n' +
        `- Start the version of ${brand.name} that made the data, and update when the migration is mended.\n` +
        '- Start this version with other data: CLUBCREW_DATA=<another folder> npm start\n' +
        `- Go back to the copy that an upgrade kept: ${failed} (its ABOUT.txt says how).`,
    );
    await expectUnchanged(failed);
    await expectUnchanged();
  });

  test('leaves a copy that the next attempt replaces', async () => {
    const { copy } = await visit(attempted, three, async (database) =>
      expect(await read(database)).toEqual([{ id: 1, text: 'kept', title: 'none', mark: null }]),
    );
    expect(copiesOf(attempted)).toEqual([copy?.place]);
  });

  test('is reported when the database was empty, which stays empty', async () => {
    const fresh = path.join(root, 'fresh');
    mkdirSync(fresh);
    await copyEmptyDatabase(fresh);
    const message = await refuse(failing, fresh);
    expect(message).toBe('The migration 0003_broken.sql failed: relation "nowhere" does not exist (line 2)');
    await visit(fresh, three, async (database) => expect(await read(database)).toEqual([]));
  });
});

const testWithSmallDisk = spawnSync('cp', ['--version']).status === 0 && smallDisk(disk, 1) ? test : test.skip;

testWithSmallDisk('a disk without room for the copy is refused, and --no-copy goes on', async () => {
  const onDisk = path.join(disk, 'data');
  const after = path.join(root, 'after');
  // Puts the data on the small disk, and the result where we can read it.
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

  const stack = await startStack({ CLUBCREW_DATA: after, STACK_MIGRATIONS: two }, ['--no-copy']);
  const { secret } = readKeys(after);
  const rows = await fetch(`${stack.origin}/rest/v1/notes`, { headers: { apikey: secret } });
  expect(await rows.json()).toEqual([{ id: 1, text: 'kept', title: 'none' }]);
  expect(copiesOf(after)).toEqual([]);
  expect(await stopStack(stack)).toBe(0);
});
