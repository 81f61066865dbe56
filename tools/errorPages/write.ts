import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import { errorPages } from './errorPages';

// Writes docs/errors. Run it after a change to the errors of the platform:
//   node --import tsx tools/errorPages/write.ts
const folder = path.join(repositoryRoot, 'docs/errors');
await mkdir(folder, { recursive: true });
for (const [file, text] of errorPages()) await writeFile(path.join(folder, file), text);
