import path from 'node:path';
import { brand } from '@platform/contract';
import type { PlatformAddress } from './platform';
import { ReleaseError } from '../registry/releaseError';

type Variables = Record<string, string | undefined>;

/** Names the project's address. If it is set, the commands use that platform instead of a local one. */
const PLATFORM = 'CLUBCREW_PLATFORM';
const PUBLISHABLE_KEY = 'CLUBCREW_PUBLISHABLE_KEY';
const SECRET_KEY = 'CLUBCREW_SECRET_KEY';

/**
 * The hosted platform in the environment: CLUBCREW_PLATFORM (address of the project), CLUBCREW_SITE (address that people
 * open), CLUBCREW_PUBLISHABLE_KEY, CLUBCREW_SECRET_KEY and CLUBCREW_DATA (folder for the composed site). The keys are
 * read here and written nowhere.
 * @returns undefined if the environment names none
 * @throws ReleaseError with the variable that is missing or wrong, never with the content of a key
 */
export function hostedPlatformAddress(variables: Variables): PlatformAddress | undefined {
  if (!variables[PLATFORM]) return undefined;
  const origin = originIn(variables, PLATFORM, 'the address of the project, such as https://abcdefgh.supabase.co');
  const siteOrigin = originIn(variables, 'CLUBCREW_SITE', 'the address at which people open the site');
  const publishableKey = valueOf(variables, PUBLISHABLE_KEY, "the project's publishable key, which pages carry");
  const secretKey = valueOf(variables, SECRET_KEY, "the project's secret key");
  if (kindOf(publishableKey) === 'secret') {
    throw new ReleaseError(`${PUBLISHABLE_KEY} holds a secret key, which would stand in every page. Nothing was done.`);
  }
  if (kindOf(secretKey) === 'publishable') {
    throw new ReleaseError(
      `${SECRET_KEY} holds a publishable key, which may not do this. Set the project's secret key.`,
    );
  }
  const dataFolder = path.resolve(
    valueOf(variables, 'CLUBCREW_DATA', 'a folder of its own, in which the site of this platform is composed'),
  );
  return { origin, siteOrigin, publishableKey, secretKey, dataFolder, keysFrom: [PUBLISHABLE_KEY, SECRET_KEY] };
}

function valueOf(variables: Variables, name: string, meaning: string): string {
  const value = variables[name]?.trim();
  if (!value) {
    throw new ReleaseError(
      `${name} is not set: ${brand.name} at ${variables[PLATFORM]} asks for it. It is ${meaning}.`,
    );
  }
  return value;
}

/** Every request contains a key, so the origin must use https, except on loopback. */
function originIn(variables: Variables, name: string, meaning: string): string {
  const value = valueOf(variables, name, meaning);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!url || !isSafe || url.pathname !== '/' || url.search || url.username) {
    throw new ReleaseError(`${name} is "${value}". It is ${meaning}: https:// and a name, and nothing behind it.`);
  }
  return url.origin;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The kind of a key, from its prefix or from a legacy key's payload. */
function kindOf(key: string): 'secret' | 'publishable' | 'unknown' {
  if (key.startsWith('sb_secret_')) return 'secret';
  if (key.startsWith('sb_publishable_')) return 'publishable';
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
  if (/"role":\s*"service_role"/.test(payload)) return 'secret';
  return /"role":\s*"anon"/.test(payload) ? 'publishable' : 'unknown';
}
