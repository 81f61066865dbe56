import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSite } from './writeSite';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('leaves exactly these files in the folder', async () => {
  await writeSite(
    folder,
    new Map([
      ['index.html', 'home'],
      ['training/index.html', 'training'],
    ]),
  );
  await writeSite(
    folder,
    new Map([
      ['index.html', 'new home'],
      ['contact/index.html', 'contact'],
    ]),
  );
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  expect(files).toEqual(['contact/index.html', 'index.html']);
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('new home');
});

test('does not touch an unchanged page, so that browsers may keep it', async () => {
  await writeSite(folder, new Map([['index.html', 'home']]));
  const before = await stat(path.join(folder, 'index.html'));
  await writeSite(
    folder,
    new Map([
      ['index.html', 'home'],
      ['404.html', 'gone'],
    ]),
  );
  expect((await stat(path.join(folder, 'index.html'))).ino).toBe(before.ino);
});
