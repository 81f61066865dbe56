import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import type { Caller } from './people';

const SUPABASE = join(__dirname, '../..');
const PLATFORM = ['platform.sql', 'platform/storage.sql'].map((file) =>
  join(SUPABASE, '../tools/local-stack/src/database', file),
);

export type Row = Record<string, unknown>;

/** What a statement did, or why it was refused. A refusal is a value here, because most tests are about refusals. */
export type Outcome =
  { kind: 'done'; rows: Row[]; affected: number } | { kind: 'refused'; code: string; message: string; hint?: string };

export interface RulesDatabase {
  /** Runs as the owner, past every rule: to prepare and to look at what really happened. */
  owner(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Runs one statement as a person; what it did stays unless it is refused. */
  as(caller: Caller, sql: string, values?: unknown[]): Promise<Outcome>;
  /**
   * Runs one statement as a person, looks at the database as its owner before anything is undone, and undoes it.
   * A refused statement has changed nothing, so nothing is looked at.
   */
  probe(caller: Caller, sql: string, look: string): Promise<{ outcome: Outcome; seen: Row[] }>;
  /** From here until `undo` everything happens inside one transaction, which `undo` rolls back. */
  remember(): Promise<void>;
  undo(): Promise<void>;
  close(): Promise<void>;
}

export function migrationFiles(): string[] {
  return readdirSync(join(SUPABASE, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** A fresh database as a hosted project would have it after migrating and seeding. */
export async function openRulesDatabase(options: { afterPlatform?: string } = {}): Promise<RulesDatabase> {
  const database = await PGlite.create({ extensions: { btree_gist, citext, pg_trgm, pgcrypto } });
  for (const file of PLATFORM) await database.exec(readFileSync(file, 'utf8'));
  if (options.afterPlatform) await database.exec(options.afterPlatform);
  for (const name of migrationFiles()) {
    await database.exec(`begin; ${readFileSync(join(SUPABASE, 'migrations', name), 'utf8')}; commit`);
  }
  await database.exec(readFileSync(join(SUPABASE, 'seed.sql'), 'utf8'));

  let remembering = false;
  /** Runs in a transaction, or inside the remembered one in a part of it that can be undone on its own. */
  async function atomically<T>(run: () => Promise<T>, end: 'keep' | 'undo'): Promise<T> {
    const words = remembering
      ? { begin: 'savepoint attempt', keep: 'release attempt', undo: 'rollback to attempt; release attempt' }
      : { begin: 'begin', keep: 'commit', undo: 'rollback' };
    await database.exec(words.begin);
    try {
      const result = await run();
      await database.exec(words[end]);
      return result;
    } catch (error) {
      await database.exec(words.undo);
      throw error;
    }
  }

  return {
    owner: async (sql, values) => (await database.query<Row>(sql, values)).rows,
    as: (caller, sql, values) => attempt(() => atomically(() => runAs(database, caller, sql, values), 'keep')),
    probe: async (caller, sql, look) => {
      let seen: Row[] = [];
      const outcome = await attempt(() =>
        atomically(async () => {
          const done = await runAs(database, caller, sql);
          seen = (await database.query<Row>(look)).rows;
          return done;
        }, 'undo'),
      );
      return { outcome, seen };
    },
    remember: async () => {
      await database.exec('begin');
      remembering = true;
    },
    undo: async () => {
      await database.exec('rollback');
      remembering = false;
    },
    close: () => database.close(),
  };
}

/** As the API does: role and claims hold for one statement. Afterwards the owner is back, and nobody is signed in. */
async function runAs(database: PGlite, caller: Caller, sql: string, values?: unknown[]): Promise<Outcome> {
  const claim = `select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true)`;
  await database.query(claim, [JSON.stringify(caller.claims), JSON.stringify(caller.headers ?? {})]);
  await database.exec(`set local role ${caller.role}`);
  const { rows, affectedRows } = await database.query<Row>(sql, values);
  await database.exec('reset role');
  await database.query(claim, ['', '']);
  return { kind: 'done', rows, affected: affectedRows ?? 0 };
}

async function attempt(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    const { code, message, hint } = error as { code?: string; message: string; hint?: string };
    // Anything without a code is a fault of the test, not an answer of the database.
    if (!code) throw error;
    return { kind: 'refused', code, message, hint };
  }
}
