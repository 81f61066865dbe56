import path from 'node:path';
import { brand } from '@platform/contract';
import type { PlatformAddress } from './platform';
import { ReleaseError } from '../registry/releaseError';

type Variables = Record<string, string | undefined>;

/** Names the project's address. Where it is set, the commands speak to that platform, and to no local one. */
const PLATFORM = 'CLUBCREW_PLATFORM';
const PUBLISHABLE_KEY = 'CLUBCREW_PUBLISHABLE_KEY';
const SECRET_KEY = 'CLUBCREW_SECRET_KEY';

/**
 * The hosted platform that the environment names: CLUBCREW_PLATFORM (address of the project), CLUBCREW_SITE (address that people
 * open), CLUBCREW_PUBLISHABLE_KEY, CLUBCREW_SECRET_KEY and CLUBCREW_DATA (folder for the composed site). The keys are
 * read here and written nowhere.
 * @returns undefined where it names none
 * @throws ReleaseError naming the variable that is missing or wrong, never with what a key says
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

/** A key travels with every request, so it may not travel in the clear. */
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

/** What a key says of itself: by its beginning, or in a legacy key's payload. */
function kindOf(key: string): 'secret' | 'publishable' | 'unknown' {
  if (key.startsWith('sb_secret_')) return 'secret';
  if (key.startsWith('sb_publishable_')) return 'publishable';
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
  if (/"role":\s*"service_role"/.test(payload)) return 'secret';
  return /"role":\s*"anon"/.test(payload) ? 'publishable' : 'unknown';
}
