import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shortenDigests } from './shortenDigests';

const digest = (algorithm: string, text: string) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

test('shortens the digests of chunks, except of those that a page names', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'digests-'));
  const chunks = { '1.js': 'pages', '2.js': 'dialog', '3.js': 'chart' };
  const digests = (algorithms: string[]) =>
    JSON.stringify(Object.values(chunks).map((text, index) => digest(algorithms[index] ?? '', text)));
  await writeFile(path.join(folder, 'entry.js'), digests(['sha384', 'sha384', 'sha384']));
  for (const [file, text] of Object.entries(chunks)) await writeFile(path.join(folder, file), text);

  await shortenDigests(folder, ['1.js']);
  expect(await readFile(path.join(folder, 'entry.js'), 'utf8')).toBe(digests(['sha384', 'sha256', 'sha256']));
});
