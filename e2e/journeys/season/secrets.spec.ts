import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { platform } from '../../support/platform/platformUnderTest';
import { expect, test } from '../../support/test';

/** Every secret that no browser may ever read, each with a name that can be printed. */
async function secretsOfPlatform(): Promise<Map<string, string>> {
  const text = await readFile(path.join(platform.dataFolder, 'keys.json'), 'utf8');
  const keys = JSON.parse(text) as { secret: string; signing: { d: string } };
  const secrets = new Map([
    ['the secret key', keys.secret],
    ['a secret key of any project', 'sb_secret_'],
    ['the key that signs sessions', keys.signing.d],
  ]);
  const publishing = path.join(platform.dataFolder, 'publishing');
  for (const file of (await readdir(publishing)).filter((name) => name.endsWith('.pem'))) {
    const [, body = ''] = (await readFile(path.join(publishing, file), 'utf8')).split('\n');
    secrets.set(`the private key ${file}`, body);
  }
  return secrets;
}

test('no file that the platform serves contains a secret', async () => {
  const secrets = await secretsOfPlatform();
  expect(secrets.size).toBeGreaterThan(3);
  expect([...secrets.values()].every((secret) => secret.length > 8)).toBe(true);
  let files = 0;
  for (const folder of ['store', 'site']) {
    const served = await readdir(path.join(platform.dataFolder, folder), { recursive: true, withFileTypes: true });
    // Each compressed file is next to its uncompressed original.
    for (const file of served.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))) {
      const address = path.join(file.parentPath, file.name);
      const content = await readFile(address, 'latin1');
      const found = [...secrets].filter(([, secret]) => content.includes(secret)).map(([name]) => name);
      expect({ address, found }).toEqual({ address, found: [] });
      files += 1;
    }
  }
  expect(files).toBeGreaterThan(100);
});
