import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SEED_PASSWORD, startProductStack, type ProductStack } from '../../local-stack/src/testing/productStack';
import { repositoryRoot } from '../../bundler/paths';
import { nameFirstAdministrator } from './firstAdministrator';
import { list } from '../channels/history';
import { hostedPlatformAddress } from './hostedPlatform';
import { connectPlatform, type Platform } from './platform';

const SITE = 'https://clubs.example.org';
let stack: ProductStack;
let dataFolder: string;

beforeAll(async () => {
  stack = await startProductStack();
});
afterAll(() => stack.close());
beforeEach(() => (dataFolder = mkdtempSync(path.join(tmpdir(), 'hosted-'))));
afterEach(() => rmSync(dataFolder, { recursive: true }));

/** The environment of a person whose platform is elsewhere. For the commands, it is another machine. */
const environment = (changes: Record<string, string> = {}) => ({
  CLUBCREW_PLATFORM: stack.origin,
  CLUBCREW_SITE: SITE,
  CLUBCREW_PUBLISHABLE_KEY: stack.keys.publishable,
  CLUBCREW_SECRET_KEY: stack.keys.secret,
  CLUBCREW_DATA: dataFolder,
  ...changes,
});

/** The platform that such an environment names. */
function platformOf(changes: Record<string, string> = {}): Platform {
  const address = hostedPlatformAddress(environment(changes));
  if (!address) throw new Error('the environment names a platform');
  return connectPlatform(address);
}

/** The output of `npm run release -- …` in that environment, with its exit code. */
async function release(...args: string[]): Promise<{ exitCode: number; said: string }> {
  const program = path.join(repositoryRoot, 'tools/releases/release.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...environment(), RELEASE_ACTOR: 'pipeline@firm.test' },
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const exitCode = await new Promise<number>((resolve) => child.on('close', resolve));
  return { exitCode, said };
}

test('has the commands of a local platform, and writes the keys nowhere', async () => {
  expect(await release('key', 'root')).toMatchObject({ exitCode: 0 });
  const made = await release('key', 'create', '--name', 'Pipeline', '--modules', 'training');
  expect(made.said).toContain('can sign from now on.');
  expect((await release('key', 'list')).said).toMatch(/Pipeline +training +.* pipeline@firm\.test +counts/);
  const refused = await release('promote', 'training', '9.9.9', '--reason', 'Too early');
  expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining('9.9.9') });
  expect((await platformOf().registry.from('module_channels').select()).data).toEqual([]);

  const written = readdirSync(dataFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(written.map(({ name }) => name)).toEqual(expect.arrayContaining(['root.pem', 'roots.txt']));
  for (const { parentPath, name } of written) {
    expect(readFileSync(path.join(parentPath, name), 'utf8')).not.toContain(stack.keys.secret);
  }
});

test('tells pages the address of the data, because it is not their own', () => {
  const { page, siteOrigin, siteFolder } = platformOf();
  expect(page).toMatchObject({ supabaseUrl: stack.origin, publishableKey: stack.keys.publishable });
  expect(JSON.stringify(page)).not.toContain(stack.keys.secret);
  expect([siteOrigin, siteFolder]).toEqual([SITE, path.join(dataFolder, 'site')]);
});

test('lets the first administrator in without an invitation, by a link that opens once', async () => {
  const email = 'operator@firm.test';
  const settings = { email, password: SEED_PASSWORD };
  expect((await stack.client().auth.signUp(settings)).error?.message).toMatch(/restricted to invited users/);

  const { link = '', isFirst } = await nameFirstAdministrator(platformOf(), email);
  expect(isFirst).toBe(false);
  expect(link.startsWith(`${SITE}/auth/password?`)).toBe(true);
  const proof = { type: 'invite' as const, token_hash: new URL(link).searchParams.get('token_hash') ?? '' };
  const opened = await stack.client().auth.verifyOtp(proof);
  expect(opened.data.user?.email).toBe(email);
  expect((await stack.client().auth.verifyOtp(proof)).error).not.toBeNull();
  expect((await nameFirstAdministrator(platformOf(), email)).link).toBeUndefined();

  await expect(nameFirstAdministrator(platformOf(), 'nobody')).rejects.toThrow(
    'An email address looks like name@example.com.',
  );
  expect((await stack.client().auth.signUp({ ...settings, email: 'other@firm.test' })).error).not.toBeNull();
});

describe('says what is missing or refused, and does nothing', () => {
  test.each([
    ['CLUBCREW_SITE', '', 'CLUBCREW_SITE is not set'],
    ['CLUBCREW_SECRET_KEY', ' ', "It is the project's secret key."],
    ['CLUBCREW_PUBLISHABLE_KEY', '', 'CLUBCREW_PUBLISHABLE_KEY is not set'],
    ['CLUBCREW_DATA', '', 'CLUBCREW_DATA is not set'],
    ['CLUBCREW_PLATFORM', 'http://project.example.org', 'It is the address of the project'],
    ['CLUBCREW_PLATFORM', 'https://project.example.org/rest/v1', 'and nothing behind it'],
    ['CLUBCREW_PUBLISHABLE_KEY', 'sb_secret_abc', 'holds a secret key, which would stand in every page'],
    ['CLUBCREW_SECRET_KEY', 'sb_publishable_abc', 'holds a publishable key, which may not do this'],
    [
      'CLUBCREW_PUBLISHABLE_KEY',
      `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c2ln`,
      'holds a secret key, which would stand in every page',
    ],
  ])('%s=%j', (name, value, message) => {
    expect(() => hostedPlatformAddress(environment({ [name]: value }))).toThrow(message);
  });

  test('uses the platform of this machine without an address', () => {
    expect(hostedPlatformAddress(environment({ CLUBCREW_PLATFORM: '' }))).toBeUndefined();
  });

  test('a key of another project, by its variable and without what it says', async () => {
    const refused = list(platformOf({ CLUBCREW_SECRET_KEY: 'sb_secret_of_another' }));
    await expect(refused).rejects.toThrow(
      /refuses the key \(401\)\. Check that CLUBCREW_SECRET_KEY is of this project/,
    );
    await expect(refused).rejects.not.toThrow(/of_another/);
  });

  test('an address where no server answers', async () => {
    await expect(list(platformOf({ CLUBCREW_PLATFORM: 'http://127.0.0.1:1' }))).rejects.toThrow(
      'The platform at http://127.0.0.1:1 does not answer. Check CLUBCREW_PLATFORM and your connection.',
    );
  });

  test('an address that leads elsewhere, where no key arrives, and one of something else', async () => {
    const arrived: IncomingHttpHeaders[] = [];
    const elsewhere = await serve((request, response) => {
      arrived.push(request.headers);
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    });
    const leading = await serve((request, response) =>
      response.writeHead(307, { location: elsewhere.origin + request.url }).end(),
    );
    await expect(list(platformOf({ CLUBCREW_PLATFORM: leading.origin }))).rejects.toThrow('and no key is sent there');
    expect(arrived).toEqual([]);
    await expect(list(platformOf({ CLUBCREW_PLATFORM: elsewhere.origin }))).rejects.toThrow('is not a project (404)');
    for (const { server } of [elsewhere, leading]) await new Promise((resolve) => server.close(resolve));
  });
});

async function serve(answer: RequestListener): Promise<{ server: Server; origin: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
