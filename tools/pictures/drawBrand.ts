import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { hero, mark } from '@platform/ui/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { appFolder, repositoryRoot } from '../bundler/paths';
import { brandSvgs, iconSvgs } from './brandSvg';
import { openFonts } from './fonts';

/**
 * Renders the brand's images for /assets into the module `club`, and the icons for browsers and phones into the shell.
 * They are committed, so a build only copies them.
 */
export async function main(): Promise<void> {
  await initWasm(readFile(path.join(repositoryRoot, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')));
  const markSvg = renderToStaticMarkup(mark);
  const images = brandSvgs({ mark: markSvg, hero: renderToStaticMarkup(hero), ...(await openFonts()) });
  for (const [name, svg] of Object.entries(images)) await draw('club', `src/pages/assets/images/${name}.png`, svg);
  const icons = iconSvgs(markSvg);
  await write('shell', 'icon.svg', icons.any);
  await draw('shell', 'icon-32.png', icons.tab);
  await draw('shell', 'icon-180.png', icons.home);
}

async function draw(app: string, file: string, svg: string): Promise<void> {
  await write(app, file, new Resvg(svg).render().asPng());
}

async function write(app: string, file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(path.join(appFolder(app), file), content);
  console.log(`apps/${app}/${file}  ${Math.ceil(content.length / 1024)} kB`);
}
