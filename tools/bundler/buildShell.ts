import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SlotOffer } from '@platform/contract';
import { tokensCss } from '@platform/ui/stylesheet';
import { BuildError } from './buildError';
import { measureFirstLoad, measureShared } from './output/byteBudget';
import { digestFolder, integrityOf, type FileDigest } from './output/fileDigests';
import { writeHeadFiles } from './assets/headFiles';
import { appFolder, distFolder, packageVersion } from './paths';
import { librariesDigest } from './prerender/librariesDigest';
import { placeDigests } from './output/placeDigests';
import { readDescriptor } from './descriptor/readDescriptor';
import { SHELL_FILE, WORKER_FILE } from './output/releaseNames';
import { FIRST_SCRIPT_FILE, firstScriptConfiguration } from './rspack/firstScript';
import { LIBRARIES_CHUNK, RENDERER_FILE, rendererConfiguration, shellConfiguration } from './rspack/rspackConfig';
import { runRspack } from './rspack/runRspack';
import { takeSourceLines } from './output/sourceLines';
import { writeFonts } from './assets/writeFonts';

/** The content of `shell.json`: the parts of one build of the shell. */
export interface ShellBuild {
  /** First 16 hexadecimal digits of the SHA-256 over all files: the name of its folder in the artifact store. */
  digest: string;
  /** The frame of every page, with the placeholders that `compose` fills. */
  page: string;
  stylesheet: string;
  /** The only script that runs before the first paint. It sets the theme of the page. Every page has its text inline. */
  theme: string;
  /** Whether that script can load the shell later (`firstScript/start`). Undefined in builds from before it could. */
  startsOnDemand?: boolean;
  /** Scripts in the order in which the page loads them. */
  scripts: string[];
  /** Scripts that the shell loads next by itself. Undefined in builds from before pages named them. */
  next?: NextScripts;
  /** Fonts worth fetching before the stylesheet asks for them. */
  fonts: string[];
  /** The program that renders the shell's parts of a page when the site is composed. */
  renderer: string;
  files: Record<string, FileDigest>;
  /** Version of styled-components, which hydrates only styles of the same version. */
  stylesVersion: string;
  /** The slots that the shell's own pages offer. Undefined in builds from before slots were open. */
  offers?: Record<string, SlotOffer>;
  /**
   * Compressed bytes of its scripts: of `start`, which every page loads, and of each chunk that pages load when they need
   * it. Undefined in builds from before they were recorded.
   */
  bytes?: Record<string, number>;
  /** Digest of the libraries that modules find on the page (`librariesDigest`). */
  libraries: string;
}

/** Scripts that the shell loads as soon as it has started. */
interface NextScripts {
  /** On every page. Empty in builds that load the notices once the page shows its module. */
  everyone: string[];
  /** On a page that cannot be read without its code: what modules take of the libraries. Undefined in earlier builds. */
  libraries?: string[];
  /** For a signed-in person. */
  members: string[];
}

type ByteBudgets = Record<string, number>;

const shellRenderer = fileURLToPath(new URL('./prerender/shellRenderer.ts', import.meta.url));

/**
 * Builds the shell into `dist/apps/shell`: scripts, the page's stylesheet with fonts, and `shell.json`.
 * @throws BuildError if the code is broken, or scripts exceed their budgets: those of every page the one in the shell's
 * module.json, and the others those in its budgets.json
 */
export async function buildShell(): Promise<ShellBuild> {
  const stats = await runRspack(shellConfiguration());
  const folder = distFolder('shell');
  const lines = await takeSourceLines(folder);
  await runRspack(
    rendererConfiguration({ app: 'shell', appEntry: 'src/chrome/renderChrome.tsx', renderer: shellRenderer, folder }),
  );
  const fonts = await writeFonts(folder);
  const stylesheet = await writeStylesheet(folder);
  await runRspack(firstScriptConfiguration(folder));
  for (const file of ['page.html', 'icon.svg', 'icon-32.png', 'icon-180.png', WORKER_FILE])
    await copyFile(path.join(appFolder('shell'), file), path.join(folder, file));
  const descriptor = await readDescriptor('shell');
  await writeHeadFiles(descriptor, { source: appFolder('shell'), target: folder });

  const { entrypoints, namedChunkGroups } = stats.toJson({ all: false, entrypoints: true, chunkGroups: true });
  const scripts = scriptsOf(entrypoints?.main);
  const libraries = scriptsOf(namedChunkGroups?.[LIBRARIES_CHUNK]);
  const next: NextScripts = {
    everyone: [],
    libraries,
    members: scriptsOf(namedChunkGroups?.client),
  };
  for (const entry of scripts) await placeDigests(folder, [...libraries, ...next.members], entry);
  const budget = descriptor.budget.firstLoadBytes;
  const start = await measureFirstLoad({ app: 'shell', files: scripts, budget, lines }, folder);
  const { main: _, ...groups } = namedChunkGroups ?? {};
  // What each adds to a page that has the libraries.
  const ownScripts = (name: string) => (file: string) => name === LIBRARIES_CHUNK || !libraries.includes(file);
  const chunks = Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, scriptsOf(group).filter(ownScripts(name))]),
  );
  const budgets = JSON.parse(await readFile(path.join(appFolder('shell'), 'budgets.json'), 'utf8')) as ByteBudgets;
  const bytes = { start, ...(await measureShared({ chunks, budgets, lines }, folder)) };
  const files = await digestFolder(folder);
  const build: ShellBuild = {
    digest: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
    page: 'page.html',
    stylesheet,
    theme: FIRST_SCRIPT_FILE,
    startsOnDemand: true,
    scripts,
    next,
    fonts,
    renderer: RENDERER_FILE,
    files,
    stylesVersion: packageVersion('styled-components'),
    offers: descriptor.offers ?? {},
    bytes,
    libraries: await librariesDigest(),
  };
  await writeFile(path.join(folder, SHELL_FILE), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}

/** @throws BuildError for a chunk that no import names any more */
function scriptsOf(group: { assets?: { name: string }[] } | undefined): string[] {
  if (!group?.assets) throw new BuildError('The shell lacks a chunk that its pages name: see webpackChunkName.');
  return group.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
}

/** Writes the page's stylesheet: tokens, base styles, the frame. @returns its name, which contains its digest */
export async function writeStylesheet(folder: string): Promise<string> {
  const frame = await readFile(path.join(appFolder('shell'), 'page.css'), 'utf8');
  const css = `${tokensCss({ fontBase: 'fonts' })}\n${frame}`;
  const hash = integrityOf(css)
    .slice(7, 15)
    .replace(/[^A-Za-z0-9]/g, '0');
  const name = `page.${hash}.css`;
  await writeFile(path.join(folder, name), css);
  return name;
}
