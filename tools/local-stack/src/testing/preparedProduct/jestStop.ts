import { rmSync } from 'node:fs';

/** After the last test. */
export default function jestStop(): void {
  const { PREPARED_PRODUCT } = process.env;
  if (PREPARED_PRODUCT) rmSync(PREPARED_PRODUCT, { recursive: true, force: true });
}
