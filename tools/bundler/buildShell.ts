import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontFiles, tokensCss } from '@platform/ui/stylesheet';
import { digestFolder, integrityOf, type FileDigest } from './fileDigests';
import { appFolder, distFolder, packageVersion } from './paths';
import { shellConfiguration } from './rspackConfig';
import { runRspack } from './runRspack';

/** Name under which the shell's build describes itself. */
export const SHELL_FILE = 'shell.json';

/** `shell.json`: what one build of the shell consists of. */
export interface ShellBuild {
  /** First 16 hexadecimal digits of the SHA-256 over all files: the name of its folder in the artifact store. */
  digest: string;
  /** The frame of every page, with the placeholders that `compose` fills. */
  page: string;
  stylesheet: string;
  /** Scripts in the order in which the page loads them. */
  scripts: string[];
  /** Fonts worth fetching before the stylesheet asks for them. */
  fonts: string[];
  files: Record<string, FileDigest>;
  /** Versions that modules find on the page. */
  provides: Record<string, string>;
}

/** Builds the shell into `dist/apps/shell`: scripts, the page's stylesheet with fonts, and `shell.json`. */
export async function buildShell(): Promise<ShellBuild> {
  const stats = await runRspack(shellConfiguration());
  const folder = distFolder('shell');
  const fonts = await copyFonts(folder);
  const stylesheet = await writeStylesheet(folder);
  for (const file of ['page.html', 'icon.svg'])
    await copyFile(path.join(appFolder('shell'), file), path.join(folder, file));

  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const assets = entrypoints?.main?.assets ?? [];
  const files = await digestFolder(folder);
  const build: ShellBuild = {
    digest: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    page: 'page.html',
    stylesheet,
    scripts: assets.map((asset) => asset.name).filter((name) => name.endsWith('.js')),
    fonts,
    files,
    provides: Object.fromEntries(
      ['react', 'styled-components', '@platform/ui', '@platform/session', '@platform/module-kit'].map((name) => [
        name,
        packageVersion(name),
      ]),
    ),
  };
  await writeFile(path.join(folder, SHELL_FILE), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}

async function copyFonts(folder: string): Promise<string[]> {
  const require = createRequire(import.meta.url);
  await mkdir(path.join(folder, 'fonts'), { recursive: true });
  for (const { from, fileName } of fontFiles) {
    await copyFile(require.resolve(from), path.join(folder, 'fonts', fileName));
  }
  return fontFiles.map(({ fileName }) => `fonts/${fileName}`);
}

async function writeStylesheet(folder: string): Promise<string> {
  const frame = await readFile(path.join(appFolder('shell'), 'page.css'), 'utf8');
  const css = `${tokensCss({ fontBase: 'fonts' })}\n${frame}`;
  const hash = integrityOf(css)
    .slice(7, 15)
    .replace(/[^A-Za-z0-9]/g, '0');
  const name = `page.${hash}.css`;
  await writeFile(path.join(folder, name), css);
  return name;
}
