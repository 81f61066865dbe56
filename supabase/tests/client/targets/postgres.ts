import { createDatabase } from './postgresServer';
import { startStack, type Schema, type StackTarget } from './stack';

/** Our stack over a database of its own on the PostgreSQL server of this run. */
export async function openPostgresTarget(schema: Schema = 'fixtures'): Promise<StackTarget> {
  const database = await createDatabase();
  const stack = await startStack({ DATABASE_URL: database.url }, schema);
  return {
    ...stack,
    stop: async () => {
      await stack.stop();
      await database.drop();
    },
  };
}
