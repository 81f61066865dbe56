import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUPABASE = join(__dirname, '../../..');
const PLATFORM = ['platform.sql', 'platform/storage.sql'].map((file) =>
  join(SUPABASE, '../tools/local-stack/src/database', file),
);

function migrationFiles(): string[] {
  return readdirSync(join(SUPABASE, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** What turns an empty database into a hosted project that was migrated and seeded, one script after the other. */
export function projectScripts({ afterPlatform = '' } = {}): string[] {
  const migrations = migrationFiles().map((name) => readFileSync(join(SUPABASE, 'migrations', name), 'utf8'));
  return [
    ...PLATFORM.map((file) => readFileSync(file, 'utf8')),
    afterPlatform,
    ...migrations.map((sql) => `begin; ${sql}; commit`),
    readFileSync(join(SUPABASE, 'seed.sql'), 'utf8'),
  ];
}
