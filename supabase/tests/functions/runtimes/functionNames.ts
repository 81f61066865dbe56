import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const FUNCTIONS_FOLDER = path.resolve(__dirname, '../../../functions');

/** Every function that a hosted project gets. */
export const functionNames = readdirSync(FUNCTIONS_FOLDER).filter((name) =>
  existsSync(path.join(FUNCTIONS_FOLDER, name, 'index.ts')),
);
