import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { startThrowawayCluster } from './throwawayCluster';

jest.setTimeout(60_000);

async function inside<T>(url: string, look: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}

test('listens on loopback only, requires its password, sorts like hosted projects, and leaves nothing', async () => {
  const cluster = await startThrowawayCluster();
  const { folder, ...settings } = await inside(cluster.url, async (client) => {
    const { rows } = await client.query<Record<string, string>>(
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
         current_setting('data_directory') as folder, current_setting('server_encoding') as encoding,
         (select string_agg(letter, '' order by letter) from unnest(array['b', 'A', 'a', 'B']) letter) as sorted`,
    );
    return rows[0] ?? {};
  });
  expect(settings).toEqual({ addresses: '127.0.0.1', sockets: '', encoding: 'UTF8', sorted: 'aAbB' });

  const stranger = new URL(cluster.url);
  stranger.password = 'guessed';
  await expect(inside(stranger.href, async () => undefined)).rejects.toMatchObject({ code: '28P01' });

  await cluster.stop();
  await expect(inside(cluster.url, async () => undefined)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const ofCluster = path.dirname(String(folder));
  expect(path.basename(ofCluster)).toMatch(/^postgres-cluster-/);
  expect(existsSync(ofCluster)).toBe(false);
});
