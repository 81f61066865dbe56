import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../libs/ui/src', import.meta.url));

/** Addresses of the catalog's pages, which are also the file names of the examples. */
export const primitives: readonly string[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.example.tsx'))
  .map((file) => path.basename(file, '.example.tsx'))
  .sort();

/**
 * The windows in which every primitive has to look right: each theme once and each layout once. A theme changes only
 * colors and a width changes only positions, so the other two pairs would show nothing new.
 */
export const appearances = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 390 },
] as const;

export type Appearance = (typeof appearances)[number];

/** Folder of the reference pictures of the primitives. */
export const picturesFolder = fileURLToPath(new URL('pictures', import.meta.url));
