import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { Client } from 'pg';
import { startThrowawayCluster, type ThrowawayCluster } from '../../checks/postgres/throwawayCluster';
import { readKeys } from './keys/stackKeys';
import { killStacks, startStack, startStackBadly, stopStack, type StartedStack } from './testing/stackProcess';

jest.setTimeout(60_000);
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

const root = mkdtempSync(path.join(tmpdir(), 'postgres-stack-'));
const STACK_MIGRATIONS = path.resolve(__dirname, '../../../supabase/tests/client/fixtures/migrations');
let cluster: ThrowawayCluster;

beforeAll(async () => {
  cluster = await startThrowawayCluster();
});
afterEach(killStacks);
afterAll(async () => {
  await cluster.stop();
  rmSync(root, { recursive: true });
});

const settings = (dataFolder: string, DATABASE_URL = cluster.url) => ({
  CLUBCREW_DATA: path.join(root, dataFolder),
  STACK_MIGRATIONS,
  DATABASE_URL,
});

const certifications = ({ origin }: StartedStack, dataFolder: string) =>
  createClient(origin, readKeys(path.join(root, dataFolder)).secret).from('certifications');

test('says where its rows are, without the password', async () => {
  const stack = await startStack(settings('one'));
  const { host, password } = new URL(cluster.url);
  expect(stack.output()).toContain(`Its rows are in the database at ${host}/postgres.`);
  expect(stack.output()).not.toContain(password);
  expect((await certifications(stack, 'one').insert({ code: 'cpr', label: 'CPR' })).status).toBe(201);
  expect(await stopStack(stack)).toBe(0);
});

test('keeps its rows over a restart, and refuses a second stack with another data folder in one sentence', async () => {
  const stack = await startStack(settings('one'));
  expect((await certifications(stack, 'one').select('code')).data).toEqual([{ code: 'cpr' }]);
  const { code, output } = await startStackBadly(settings('two'));
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `The database at ${new URL(cluster.url).host}/postgres is in use by another local stack; stop that one first or set another DATABASE_URL.`,
  );
  expect((await certifications(stack, 'one').insert({ code: 'first', label: 'x' })).status).toBe(201);
  stack.child.kill('SIGKILL');
  await stack.exited;
});

test('starts after kill -9, and serves a changed schema after "notify pgrst", as a hosted project does', async () => {
  const stack = await startStack(settings('one'));
  const kept = await certifications(stack, 'one').select('code').order('code');
  expect(kept.data).toEqual([{ code: 'cpr' }, { code: 'first' }]);

  const beside = new Client(cluster.url);
  await beside.connect();
  await beside.query('create table public.notes (id int)');
  const notes = () =>
    createClient(stack.origin, readKeys(path.join(root, 'one')).secret)
      .from('notes')
      .select();
  expect((await notes()).status).toBe(404);
  await beside.query('notify pgrst');
  let answer = await notes();
  while (answer.status === 404) answer = await notes();
  expect(answer).toMatchObject({ status: 200, data: [] });
  await beside.end();
  expect(await stopStack(stack)).toBe(0);
});

test('forgets its rows on --reset', async () => {
  const stack = await startStack(settings('one'), ['--reset']);
  expect((await certifications(stack, 'one').select('code')).data).toEqual([]);
  expect(await stopStack(stack)).toBe(0);
});

test('refuses an invalid address in one sentence', async () => {
  const { code, output } = await startStackBadly(settings('three', 'clubs'));
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'DATABASE_URL is not an address like postgres://account:password@127.0.0.1:5432/database.',
  );
});
