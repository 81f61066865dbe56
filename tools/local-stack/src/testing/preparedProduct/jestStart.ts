import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Before the first test: a place for the product's database, which the first file of tests that needs it makes. */
export default function jestStart(): void {
  process.env.PREPARED_PRODUCT = mkdtempSync(path.join(tmpdir(), 'prepared-product-'));
}
