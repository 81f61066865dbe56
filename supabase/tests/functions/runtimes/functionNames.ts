import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const FUNCTIONS_FOLDER = path.resolve(__dirname, '../../../functions');

/** Every function that a hosted project gets. */
export const functionNames = readdirSync(FUNCTIONS_FOLDER).filter((name) =>
  existsSync(path.join(FUNCTIONS_FOLDER, name, 'index.ts')),
);

/** What the functions import by a name, as Deno reads it. */
export const importMap = (
  JSON.parse(readFileSync(path.join(FUNCTIONS_FOLDER, 'deno.json'), 'utf8')) as { imports: Record<string, string> }
).imports;

/** The folders of the rules and words that functions share with pages (decision 112). */
export const sharedFolders = Object.values(importMap)
  .filter((target) => target.startsWith('.'))
  .map((target) => path.dirname(path.resolve(FUNCTIONS_FOLDER, target)));
