import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The size (bytes) of a file of the sample data, which the local stack stores with the seed. @param path in club-files */
export const sizeOfFile = (path: string): number =>
  statSync(fileURLToPath(new URL(`files/club-files/${path}`, import.meta.url))).size;
