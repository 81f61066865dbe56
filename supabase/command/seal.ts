import { compareWithLanded, readLanded, withNewOnes, writeLanded, type LandedFinding } from '../database/landed';
import { migrationFiles } from '../database/migrationFiles';
import { SchemaError } from './schemaError';

/**
 * Records the migrations that are new. @returns what it did
 * @throws SchemaError when a migration that has landed was edited or is gone
 */
export function seal(): string {
  const migrations = migrationFiles();
  const landed = readLanded();
  const findings = compareWithLanded(migrations, landed);
  const broken = findings.filter(({ state }) => state !== 'new');
  if (broken.length > 0) throw new SchemaError(broken.map(sentenceOf).join('\n'));
  if (findings.length === 0) return 'Every migration is sealed.';
  writeLanded(withNewOnes(migrations, landed));
  return findings.map(({ migration }) => `Sealed ${migration}.`).join('\n');
}

function sentenceOf({ migration, state }: LandedFinding): string {
  return `The migration ${migration} ${state === 'gone' ? 'is gone' : 'was edited'} after it landed. Databases have run it, so bring it back and write a further migration. If it has not landed anywhere yet, remove its line from supabase/landed_migrations.json and seal it again.`;
}
