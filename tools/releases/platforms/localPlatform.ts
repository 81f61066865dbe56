import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import type { PlatformAddress } from './platform';
import { ReleaseError } from '../registry/releaseError';

/** Port and data folder of the local platform: PORT and CLUBCREW_DATA, or their defaults. */
export function localSettings(): { port: number; dataFolder: string } {
  const port = Number(process.env.PORT ?? 4200);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ReleaseError(`PORT is "${process.env.PORT}", which is not a port between 1 and 65535.`);
  }
  return { port, dataFolder: path.resolve(process.env.CLUBCREW_DATA ?? path.join(repositoryRoot, '.clubcrew')) };
}

/** The address of the local platform, and its keys. @throws ReleaseError if it has never been started */
export async function localPlatformAddress(): Promise<PlatformAddress> {
  const { port, dataFolder } = localSettings();
  const text = await readFile(path.join(dataFolder, 'keys.json'), 'utf8').catch(() => {
    throw new ReleaseError(`There is no platform in ${dataFolder} yet. Start it with "npm start".`);
  });
  const { publishable, secret } = JSON.parse(text) as { publishable: string; secret: string };
  return { origin: `http://127.0.0.1:${port}`, dataFolder, publishableKey: publishable, secretKey: secret };
}
