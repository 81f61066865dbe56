import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** After the last test. */
export default function jestStop(): void {
  const { RULES_SNAPSHOT } = process.env;
  if (RULES_SNAPSHOT) rmSync(dirname(RULES_SNAPSHOT), { recursive: true, force: true });
}
