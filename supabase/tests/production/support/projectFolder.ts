import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SUPABASE = path.resolve(__dirname, '../../..');

/** What the CLI reads of the repository, copied: it may keep notes beside it, and a test may add to it. */
export interface ProjectFolder {
  /** Holds `supabase/`. */
  folder: string;
  migrations: string;
  seed: string;
  /** Home of the person who runs the CLI. */
  home: string;
  remove(): void;
}

export function makeProjectFolder(): ProjectFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'supabase-project-'));
  for (const entry of ['config.toml', 'migrations', 'seed.sql', 'templates']) {
    cpSync(path.join(SUPABASE, entry), path.join(folder, 'supabase', entry), { recursive: true });
  }
  return {
    folder,
    migrations: path.join(folder, 'supabase/migrations'),
    seed: path.join(folder, 'supabase/seed.sql'),
    home: path.join(folder, 'home'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
