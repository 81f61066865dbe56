/** Runs one statement. Objects among the values are sent as JSON. */
export type OwnerQuery = <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/**
 * Works as the owner of the test file's own database, to which no rule applies. What it writes is undone:
 * all of it happens in one transaction, which is rolled back.
 */
export async function asPlatformOwner<Result>(work: (query: OwnerQuery) => Promise<Result>): Promise<Result> {
  const databases = JSON.parse(process.env['TEST_DATABASES'] ?? '{}') as Record<string, string>;
  const database = databases[expect.getState().testPath ?? ''];
  if (!database) throw new Error('Only tests called *.parity.test.ts have a database.');
  // Only this needs it: loaded at the top, every test of a page would load it.
  const { Client } = await import('pg');
  const client = new Client(database);
  await client.connect();
  try {
    await client.query('begin');
    return await work(async <Row>(sql: string, values: readonly unknown[] = []) => {
      const { rows } = await client.query(sql, [...values]);
      return rows as Row[];
    });
  } finally {
    await client.query('rollback');
    await client.end();
  }
}
