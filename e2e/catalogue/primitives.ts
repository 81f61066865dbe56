import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../libs/ui/src', import.meta.url));

/** Addresses of the catalogue's pages, which are the names of the files of examples. */
export const primitives: readonly string[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.example.tsx'))
  .map((file) => path.basename(file, '.example.tsx'))
  .sort();

/**
 * What every primitive has to look right in: each theme once and each layout once. A theme changes colors alone and a
 * width changes places alone, so that the other two pairs would show nothing new.
 */
export const appearances = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 390 },
] as const;

export type Appearance = (typeof appearances)[number];

/** Folder of the pictures that the primitives are compared with. */
export const picturesFolder = fileURLToPath(new URL('pictures', import.meta.url));
