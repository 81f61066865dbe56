import type { RulesDatabase } from './database';
import type { Row } from '../engines/engine';
import type { Caller } from './people';

/** What a statement answers a person; a refusal is a fault of the test. */
export async function readAs(database: RulesDatabase, caller: Caller, sql: string, values?: unknown[]): Promise<Row[]> {
  const outcome = await database.as(caller, sql, values);
  if (outcome.kind === 'refused') throw new Error(`${outcome.code} ${outcome.message} (${sql})`);
  return outcome.rows;
}
