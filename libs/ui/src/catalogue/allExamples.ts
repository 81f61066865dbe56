import type { Examples } from './examples';

export type { Example, Examples } from './examples';

/** One page of the catalogue. */
export interface CatalogueEntry extends Examples {
  /** Its address, which is the name of its file: `TextField.example.tsx` → `TextField`. */
  file: string;
}

/** The part of the bundler's `import.meta` that finds files at build time. */
interface BundlerMeta {
  webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp }): ExampleFiles;
}

interface ExampleFiles {
  keys(): string[];
  (file: string): Record<string, Examples>;
}

const files = (import.meta as unknown as BundlerMeta).webpackContext('../', {
  recursive: true,
  regExp: /\.example\.tsx$/,
});

/** Every `*.example.tsx` of the design system, in the order of the alphabet: a new one needs no line anywhere. */
export const allExamples: readonly CatalogueEntry[] = files
  .keys()
  .flatMap((file) => Object.values(files(file)).map((examples) => ({ ...examples, file: baseName(file) })))
  .sort((one, other) => one.title.localeCompare(other.title, 'en'));

function baseName(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.example\.tsx$/, '');
}
