import { rspack, type Stats } from '@rspack/core';
import { BuildError } from '../bundler/buildError';
import { writeStylesheet } from '../bundler/buildShell';
import { writeFonts } from '../bundler/assets/writeFonts';
import { distFolder } from '../bundler/paths';
import { CATALOGUE, catalogueConfiguration } from './catalogueConfiguration';

/** The files that a page of the catalog loads; paths below its folder. */
export interface CatalogueBuild {
  scripts: string[];
  stylesheet: string;
  fonts: string[];
}

export interface CatalogueWatch {
  folder: string;
  /** The last good build. */
  build(): CatalogueBuild;
  /** `listener` runs after every later build. */
  onBuilt(listener: () => void): void;
  close(): Promise<void>;
}

/**
 * Builds the catalog, and rebuilds it when one of its files or of the design system is saved. A broken edit leaves the
 * last good build in place and is reported in the compiler's words.
 * @throws BuildError if the first build fails
 */
export async function watchCatalogue(): Promise<CatalogueWatch> {
  const folder = distFolder(CATALOGUE);
  const compiler = rspack(catalogueConfiguration());
  const listeners: (() => void)[] = [];
  let latest: CatalogueBuild | undefined;
  const close = () => new Promise<void>((resolve) => compiler.close(() => resolve()));
  const first = new Promise<CatalogueBuild>((resolve, reject) => {
    compiler.watch(compiler.options.watchOptions, (error, stats) => {
      finishBuild(folder, error, stats).then(
        (build) => {
          latest = build;
          resolve(build);
          for (const listener of listeners) listener();
        },
        (reason: Error) => {
          reject(reason);
          if (latest) console.error(reason instanceof BuildError ? reason.message : reason);
        },
      );
    });
  });
  const initial = await first.catch(async (reason: unknown) => {
    await close();
    throw reason;
  });
  return { folder, build: () => latest ?? initial, onBuilt: (listener) => listeners.push(listener), close };
}

/** Adds the page's stylesheet and the fonts to the compiled scripts, as the shell's build does. */
async function finishBuild(folder: string, error: Error | null, stats?: Stats): Promise<CatalogueBuild> {
  if (error) throw error;
  if (!stats) throw new BuildError('The build ended early.');
  if (stats.hasErrors()) throw new BuildError(stats.toString({ all: false, errors: true, colors: false }));
  return { scripts: scriptsOf(stats), stylesheet: await writeStylesheet(folder), fonts: await writeFonts(folder) };
}

function scriptsOf(stats: Stats): string[] {
  const assets = stats.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets ?? [];
  return assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
}
