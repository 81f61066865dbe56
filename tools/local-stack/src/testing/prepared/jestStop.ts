import { rmSync } from 'node:fs';
import path from 'node:path';

/** After the last test. */
export default function jestStop(): void {
  const { PREPARED_DATA, COMPILED_STACK } = process.env;
  const folders = [PREPARED_DATA, COMPILED_STACK && path.dirname(COMPILED_STACK)];
  for (const folder of folders) if (folder) rmSync(folder, { recursive: true, force: true });
}
