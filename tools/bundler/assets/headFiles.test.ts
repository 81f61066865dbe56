import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleDescriptorSchema, type ModuleDescriptor } from '@platform/contract';
import { writeHeadFiles } from './headFiles';

let source: string;
let target: string;
beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'head-'));
  [source, target] = [path.join(folder, 'source'), path.join(folder, 'target')];
  await mkdir(path.join(source, 'head'), { recursive: true });
});
afterEach(() => rm(path.dirname(source), { recursive: true, force: true }));

const withHead = (head?: object): ModuleDescriptor =>
  moduleDescriptorSchema.parse({
    id: 'water',
    title: 'Water',
    owner: 'team@water.test',
    engagement: false,
    routes: [{ path: '/pools', access: 'public', layout: 'site', title: 'Pools', ...(head ? { head } : {}) }],
    contract: '^1.0.0',
    budget: { firstLoadBytes: 1000 },
  });

const picture = { file: 'head/pools.png', alt: 'A pool' };

test('copies the picture of a route into the build', async () => {
  await writeFile(path.join(source, picture.file), 'drawn');
  await writeHeadFiles(withHead({ picture }), { source, target });
  expect(await readFile(path.join(target, picture.file), 'utf8')).toBe('drawn');
});

test('names a missing picture, with the command that draws it', async () => {
  await expect(writeHeadFiles(withHead({ picture }), { source, target })).rejects.toThrow(
    '/pools names the picture head/pools.png, but apps/water/head/pools.png does not exist. ' +
      'Draw it with: node tools/pictures/draw.mjs water',
  );
});

test('names missing structured data', async () => {
  await expect(writeHeadFiles(withHead({ structuredData: 'head/pools.json' }), { source, target })).rejects.toThrow(
    'module.json names structured data, but apps/water/head/structuredData.ts does not exist.',
  );
});

test('needs no folder in a module without pictures', async () => {
  await rm(path.join(source, 'head'), { recursive: true });
  await expect(writeHeadFiles(withHead(), { source, target })).resolves.toBeUndefined();
});
