import type { Engine, Row } from '../engines/engine';
import { buildPglite, openPglite } from '../engines/pglite';
import { buildPostgres, openPostgres } from '../engines/postgres';
import { projectScripts } from '../engines/projectScripts';
import type { Caller } from './people';

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

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Set by the Jest project (jest.config.cjs): the same tests run on both. */
const { rulesEngine = 'pglite' } = globalThis as { rulesEngine?: 'pglite' | 'postgres' };

/** A fresh database as a hosted project would have it after migrating and seeding. */
export async function openRulesDatabase(options: { afterPlatform?: string } = {}): Promise<RulesDatabase> {
  return rulesDatabaseOn(await openEngine(options));
}

/** The same over one connection of the test's own. */
export function rulesDatabaseOn(database: Engine): RulesDatabase {
  let remembering = false;
  /**
   * Acts as a person in a transaction, or inside the remembered one in a part of it that can be undone on its own. Words
   * that are to be said together go together: to ask the database costs more than most answers.
   */
  async function atomically<T>(caller: Caller, act: () => Promise<T>, end: 'keep' | 'undo'): Promise<T> {
    const words = remembering
      ? { begin: 'savepoint attempt', keep: 'release attempt', undo: 'rollback to attempt; release attempt' }
      : { begin: 'begin', keep: 'commit', undo: 'rollback' };
    try {
      await database.run(`${words.begin}; ${becoming(caller)}`);
      const result = await act();
      await database.run(end === 'keep' ? `${BECOMING_OWNER}; ${words.keep}` : words.undo);
      return result;
    } catch (error) {
      await database.run(words.undo);
      throw error;
    }
  }

  return {
    owner: async (sql, values) => (await database.query(sql, values)).rows,
    as: (caller, sql, values) => attempt(() => atomically(caller, () => run(database, sql, values), 'keep')),
    probe: async (caller, sql, look) => {
      let seen: Row[] = [];
      const outcome = await attempt(() =>
        atomically(
          caller,
          async () => {
            const done = await run(database, sql);
            await database.run(BECOMING_OWNER);
            seen = (await database.query(look)).rows;
            return done;
          },
          'undo',
        ),
      );
      return { outcome, seen };
    },
    remember: async () => {
      await database.run('begin');
      remembering = true;
    },
    undo: async () => {
      await database.run('rollback');
      remembering = false;
    },
    close: () => database.close(),
  };
}

function openEngine({ afterPlatform }: { afterPlatform?: string }): Promise<Engine> {
  if (afterPlatform !== undefined) {
    const scripts = projectScripts({ afterPlatform });
    return rulesEngine === 'postgres' ? buildPostgres(scripts) : buildPglite(scripts);
  }
  return rulesEngine === 'postgres' ? openPostgres() : openPglite();
}

/** As the API does: role and claims hold for one statement. */
function becoming({ role, claims, headers = {} }: Caller): string {
  return `${claiming(JSON.stringify(claims), JSON.stringify(headers))}; set local role ${role}`;
}

/** Afterwards the owner is back, and no one is signed in. */
const BECOMING_OWNER = `reset role; ${claiming('', '')}`;

function claiming(claims: string, headers: string): string {
  const [quotedClaims, quotedHeaders] = [claims, headers].map((text) => `'${text.replaceAll("'", "''")}'`);
  return `select set_config('request.jwt.claims', ${quotedClaims}, true), set_config('request.headers', ${quotedHeaders}, true)`;
}

async function run(database: Engine, sql: string, values?: unknown[]): Promise<Outcome> {
  const { rows, affected } = await database.query(sql, values);
  return { kind: 'done', rows, affected };
}

async function attempt(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    const { code, message, hint } = error as { code?: string; message: string; hint?: string };
    // Anything without a SQLSTATE is a fault of the test, not an answer of the database.
    if (!code || !SQLSTATE.test(code)) throw error;
    return { kind: 'refused', code, message, hint };
  }
}
