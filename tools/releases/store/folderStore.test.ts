import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from './folderStore';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const files = (content: Record<string, string>) =>
  new Map(Object.entries(content).map(([file, text]) => [file, Buffer.from(text)]));

test('a folder that was written can be listed and read', async () => {
  const store = createFolderStore(root);
  const told: string[] = [];
  await store.writeFolder('modules/training/1.0.0', files({ 'entry.js': 'a', 'chunks/b.js': 'b' }), (file) =>
    told.push(file),
  );
  expect(await store.list('modules/training')).toEqual(['1.0.0/chunks/b.js', '1.0.0/entry.js']);
  expect(Buffer.from((await store.read('modules/training/1.0.0/entry.js')) ?? '').toString()).toBe('a');
  expect(told).toEqual(['entry.js', 'chunks/b.js']);
});

test('a folder that is written again is replaced as a whole', async () => {
  const store = createFolderStore(root);
  await store.writeFolder('shell/x', files({ 'old.js': '1' }));
  await store.writeFolder('shell/x', files({ 'new.js': '2' }));
  expect(await store.list('shell/x')).toEqual(['new.js']);
});

test('a write that breaks off leaves nothing that anyone could see', async () => {
  const store = createFolderStore(root);
  const breaking = store.writeFolder('modules/training/1.0.0', files({ 'a.js': '1', 'b.js': '2' }), () => {
    throw new Error('disk full');
  });
  await expect(breaking).rejects.toThrow('disk full');
  expect(await store.list('modules/training/1.0.0')).toEqual([]);
  expect(await store.read('modules/training/1.0.0/a.js')).toBeUndefined();
  expect(await readdir(path.join(root, 'modules/training'))).not.toContain('1.0.0');
});

test('what is not there is undefined or empty, and nothing outside the store can be reached', async () => {
  const store = createFolderStore(root);
  expect(await store.read('modules/nothing')).toBeUndefined();
  expect(await store.list('modules')).toEqual([]);
  await expect(store.read('../secret')).rejects.toThrow('outside the store');
  await expect(store.writeFolder('../../x', files({ a: '1' }))).rejects.toThrow('outside the store');
});
