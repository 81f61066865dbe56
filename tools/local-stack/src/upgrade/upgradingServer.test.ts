import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startThrowawayCluster, type ThrowawayCluster } from '../../../checks/postgres/throwawayCluster';
import { noProgress } from '../../../releases/terminal/progress';
import { dataFolderAt } from '../dataFolder/dataFolder';
import { openUpToDate, type MigrationReport } from './openUpToDate';

const root = mkdtempSync(path.join(tmpdir(), 'upgrading-server-'));
const folder = dataFolderAt(path.join(root, 'data'));
const one = path.join(root, 'one/migrations');
const two = path.join(root, 'two/migrations');
let cluster: ThrowawayCluster;
/** A database of the first version, with one row. */
let url: string;
let count = 0;

beforeAll(async () => {
  for (const place of [folder.root, one, two]) mkdirSync(place, { recursive: true });
  for (const place of [one, two])
    writeFileSync(path.join(place, '0001_notes.sql'), 'create table public.notes (id int);');
  writeFileSync(path.join(two, '0002_titles.sql'), 'alter table public.notes add column title text;');
  cluster = await startThrowawayCluster();
});
beforeEach(async () => {
  rmSync(folder.copies, { recursive: true, force: true });
  const own = new URL(cluster.url);
  own.pathname = `/club_${(count += 1)}`;
  url = own.href;
  await query(cluster.url, `create database club_${count}`);
  await visit(one);
  await query(url, 'insert into public.notes values (1)');
});
afterAll(async () => {
  await cluster.stop();
  rmSync(root, { recursive: true });
});

async function visit(migrationsFolder: string, address = url): Promise<MigrationReport> {
  const { database, migrations } = await openUpToDate({
    folder,
    url: address,
    statementLimit: undefined,
    reset: false,
    migrationsFolder,
    historyFolder: path.join(migrationsFolder, '../history'),
    keepsCopy: true,
    progress: noProgress,
  });
  await database.close();
  return migrations;
}

async function query(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(address);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const copiesOnServer = async () =>
  (await query(cluster.url, `select datname from pg_database where datname like 'club\\_${count}\\_before%'`)).map(
    ({ datname }) => String(datname),
  );

test('keeps an unchanged copy of the database on its server when it is migrated', async () => {
  const { applied, copy } = await visit(two);
  expect(applied).toEqual(['0002_titles.sql']);
  const [name = '', ...others] = await copiesOnServer();
  expect(others).toEqual([]);
  const { host } = new URL(url);
  const [kept = ''] = readdirSync(folder.copies);
  expect(copy?.place).toBe(`${path.join(folder.copies, kept)} and the database ${host}/${name}`);
  expect(readFileSync(path.join(folder.copies, kept, 'ABOUT.txt'), 'utf8')).toContain(
    `and DATABASE_URL with the database ${host}/${name}`,
  );
  expect(await query(url.replace(/[^/]+$/, name), 'select * from public.notes')).toEqual([{ id: 1 }]);
  expect(await query(url, 'select * from public.notes')).toEqual([{ id: 1, title: null }]);
  expect(await visit(two)).toEqual({ applied: [], copy: null });
});

test('refuses and changes nothing when the account may not create a copy', async () => {
  await query(url, `create role visitor_${count} login password 'visitor'`);
  await query(url, `grant usage on schema supabase_migrations to visitor_${count}`);
  await query(url, `grant select on all tables in schema supabase_migrations to visitor_${count}`);
  const address = new URL(url);
  address.username = `visitor_${count}`;
  address.password = 'visitor';
  const { host, pathname } = address;
  await expect(visit(two, address.href)).rejects.toMatchObject({
    name: 'StartError',
    message:
      `The data in the database at ${host}${pathname} is of an earlier version, and no copy of it can be kept: ` +
      `the server says "permission denied to create database". Nothing was changed.\n` +
      'You can:\n' +
      '- Let the account of DATABASE_URL create databases, and end what else is connected to its database.\n' +
      '- Back it up yourself and go on without a copy: npm start -- --no-copy\n' +
      '- Start this version on an empty database: set DATABASE_URL and CLUBCREW_DATA to new ones.',
  });
  expect(await query(url, 'select * from public.notes')).toEqual([{ id: 1 }]);
});

test('leaves the database unchanged, and no copy of it, when a migration fails', async () => {
  const failing = path.join(root, 'failing/migrations');
  mkdirSync(failing, { recursive: true });
  for (const file of readdirSync(two)) writeFileSync(path.join(failing, file), readFileSync(path.join(two, file)));
  writeFileSync(path.join(failing, '0003_broken.sql'), 'select nothing from nowhere;');
  await expect(visit(failing)).rejects.toMatchObject({
    message: expect.stringContaining(`as it was.\nYou can:`),
  });
  expect(await copiesOnServer()).toEqual([]);
  expect(await visit(one)).toEqual({ applied: [], copy: null });
  expect(await query(url, 'select * from public.notes')).toEqual([{ id: 1 }]);
});
