import { readdirSync } from 'node:fs';
import path from 'node:path';

const PARITY_TEST = '.parity.test.ts';

/** The files of parity tests in some folders. */
export const parityFiles = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(PARITY_TEST))
      .map((name) => path.join(folder, name)),
  );
