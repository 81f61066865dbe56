import { copyProductDatabase, createDatabase, execute } from './postgresServer';
import { startStack, type Schema, type StackTarget } from './stack';

/**
 * Our stack over a database of its own on the PostgreSQL server of this run.
 * @param sql runs after the product's seed
 */
export async function openPostgresTarget(schema: Schema = 'fixtures', sql?: string): Promise<StackTarget> {
  const database = await (schema === 'product' ? copyProductDatabase() : createDatabase());
  const stack = await startStack({ DATABASE_URL: database.url }, schema);
  if (sql) await execute(database.url, sql);
  return {
    ...stack,
    stop: async () => {
      await stack.stop();
      await database.drop();
    },
  };
}
