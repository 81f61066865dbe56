import { connectSupabase } from '@platform/session';
import { startClubServer, type ClubServer } from './clubServer';

/**
 * Serves rows to the tests of a file, from a real server on a port of its own.
 * @param rows the rows of each call, such as `{ 'GET training_modules': [{ id: 'm', title: 'CPR' }] }`
 * @returns the calls that arrived, and the answers, which a test may change
 */
export function serveRows(rows: Record<string, unknown>): Pick<ClubServer, 'received' | 'answers'> {
  let server: ClubServer | undefined;
  beforeAll(async () => {
    server = await startClubServer();
    for (const [call, json] of Object.entries(rows)) server.answers[call] = [{ status: 200, json }];
    connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  });
  afterAll(() => server?.close());
  const started = () => {
    if (!server) throw new Error('serveRows() serves once the tests of the file run.');
    return server;
  };
  return {
    get received() {
      return started().received;
    },
    get answers() {
      return started().answers;
    },
  };
}
