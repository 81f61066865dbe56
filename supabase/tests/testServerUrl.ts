/**
 * The address of a database on the PostgreSQL server of this run.
 * @throws Error when Jest was not started with a project that brings a server
 */
export function testServerUrl(database: string): string {
  const { TEST_POSTGRES_URL: server } = process.env;
  if (!server) throw new Error('There is no PostgreSQL server in this run: see onPostgres in jest.config.cjs.');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
