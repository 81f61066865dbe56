import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontFiles } from '@platform/ui/stylesheet';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';
import { writeFonts } from './writeFonts';

const require = createRequire(import.meta.url);
let folder: string;
let written: string[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  written = await writeFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function openFont(file: string) {
  const font = fontkit.create(Buffer.from(await decompress(await readFile(file))));
  if (!('variationAxes' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}

test.each(fontFiles.map((font, index) => ({ ...font, index })))(
  '$family keeps of its axes what is used, and every character of Latin text',
  async ({ from, index, axes }) => {
    const [before, after] = [
      await openFont(require.resolve(from)),
      await openFont(path.join(folder, written[index] ?? '')),
    ];
    const kept = Object.keys(before.variationAxes).filter((axis) => typeof axes[axis] !== 'number');
    expect(Object.keys(after.variationAxes)).toEqual(kept);
    for (const axis of kept) expect(after.variationAxes[axis]).toMatchObject(axes[axis] ?? {});
    const latin = before.characterSet.filter((point) => point >= 0x20 && point <= 0xff);
    expect(latin.length).toBeGreaterThan(180);
    expect(latin.filter((point) => !after.hasGlyphForCodePoint(point))).toEqual([]);
  },
);
