import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from './folderStore';
import { describeStore } from './testing/storeContract';

const makeFolder = () => mkdtemp(path.join(tmpdir(), 'store-'));

describeStore('a folder of this machine', async () => {
  const root = await makeFolder();
  return { store: createFolderStore(root), close: () => rm(root, { recursive: true, force: true }) };
});

test('a folder appears under its name once it is whole, and leaves nothing behind when it is removed', async () => {
  const root = await makeFolder();
  const store = createFolderStore(root);
  const breaking = store.writeFolder('modules/training/1.0.0', new Map([['a.js', Buffer.from('1')]]), () => {
    throw new Error('disk full');
  });
  await expect(breaking).rejects.toThrow('disk full');
  expect(await readdir(path.join(root, 'modules/training'))).not.toContain('1.0.0');
  await store.writeFolder('modules/pools/1.0.0', new Map([['a.js', Buffer.from('1')]]));
  await store.removeFolder('modules/pools/1.0.0');
  expect(await readdir(path.join(root, 'modules/pools'))).toEqual([]);
  await rm(root, { recursive: true });
});
