import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectPlatform } from '../platforms/platform';
import { addingCommand, makePublisherKey } from './publisherKeys';
import { requireSignedShell } from './signedShell';

describe('a folder of keys with neither the root key nor roots.txt', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'team-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const machine = () =>
    connectPlatform({
      origin: 'http://127.0.0.1:1',
      publishableKey: 'publishable',
      secretKey: 'secret',
      dataFolder: folder,
    });

  test('makes a key, and says for which modules the firm should add it', async () => {
    const request = { name: 'Facilities team', modules: ['facilities', 'snack-bar'], actor: 'team' };
    const { key, isAdded } = await makePublisherKey(machine(), request);
    expect(isAdded).toBe(false);
    expect(addingCommand(key.publicKey, request)).toBe(
      `key add ${key.publicKey} --name "Facilities team" --modules facilities,snack-bar`,
    );
    expect(addingCommand(key.publicKey, { name: 'Operations' })).toBe(`key add ${key.publicKey} --name "Operations"`);
  });

  test('says what is missing: the file, its folder, and what to do', () => {
    expect(() => requireSignedShell(machine(), 'abc', '{}', '{}')).toThrow(
      `${path.join(folder, 'publishing')} has no roots.txt, so no signature counts on this machine. ` +
        `Put the firm's roots.txt beside your key there, or set CLUBCREW_KEYS to the folder that has both.`,
    );
  });
});
