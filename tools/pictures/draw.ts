import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { appFolder, repositoryRoot } from '../bundler/paths';
import { cardSvg } from './cardSvg';
import { openFonts } from './fonts';

/** The exports of `apps/<id>/head/pictures.tsx`. */
interface Drawings {
  pictures: readonly Card[];
  /** The brand's mark. */
  mark: ReactElement;
}

interface Card {
  /** The picture's path in the module's folder. */
  file: string;
  title: string;
  scene: ReactElement;
}

/**
 * `draw.mjs <app>`: renders the preview pictures for shared links to a module's pages, and writes them beside their
 * description. They are committed, so a build only copies them.
 */
export async function main([app]: string[]): Promise<void> {
  const source = app && path.join(appFolder(app), 'head/pictures.tsx');
  if (!source || !existsSync(source)) {
    console.error('Say whose pictures to draw: draw.mjs <app>, an app with a head/pictures.tsx.');
    process.exitCode = 1;
    return;
  }
  const { pictures, mark } = (await import(pathToFileURL(source).href)) as Drawings;
  const { display, text } = await openFonts();
  await initWasm(readFile(path.join(repositoryRoot, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')));
  for (const { file, title, scene } of pictures) {
    const svg = cardSvg({ title, scene: renderToStaticMarkup(scene), mark: renderToStaticMarkup(mark), display, text });
    const png = new Resvg(svg).render().asPng();
    await writeFile(path.join(appFolder(app), file), png);
    console.log(`apps/${app}/${file}  ${Math.round(png.byteLength / 1024)} kB`);
  }
}
