import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontCharacters, fontFiles } from '@platform/ui/stylesheet';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Writes the product's fonts below `folder`, with the characters and axes that are used. @returns their paths in it */
export async function writeFonts(folder: string): Promise<string[]> {
  await mkdir(path.join(folder, 'fonts'), { recursive: true });
  for (const { from, fileName, axes } of fontFiles) {
    const whole = await readFile(require.resolve(from));
    const options = { targetFormat: 'woff2', variationAxes: { ...axes } } as const;
    const font = await subsetFont(whole, charactersOf(fontCharacters), options);
    await writeFile(path.join(folder, 'fonts', fileName), font);
  }
  return fontFiles.map(({ fileName }) => `fonts/${fileName}`);
}

/** The characters of CSS ranges such as `U+0041-005A, U+20AC`. */
function charactersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) => start + offset);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');
}
