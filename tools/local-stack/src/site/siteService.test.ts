import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostHeaderFiles } from '../../../releases/compose/security/hostHeaderFiles';
import { securityHeaders } from '../../../releases/compose/security/securityHeaders';
import { withCompressedSiblings } from '../../../releases/store/compressedSiblings';
import { openHttpServer, type HttpServer } from '../http/httpServer';
import { createSiteService } from './siteService';
import { request as httpRequest } from 'node:http';

const root = mkdtempSync(path.join(tmpdir(), 'site-service-'));
const store = path.join(root, 'store');
const site = path.join(root, 'site');
const SCRIPT = `export const answer = 42;\n${'// a comment that compresses well\n'.repeat(100)}`;
const origins = { supabaseUrl: '', artifactOrigin: '' };
const FIRST_SCRIPT = "'sha256-x'";
let server: HttpServer;

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Stores a file with its compressed variants, as publishing does. */
async function publish(file: string, content: string): Promise<void> {
  for (const [name, bytes] of await withCompressedSiblings(path.join(store, file), Buffer.from(content)))
    put(name, bytes);
}

beforeAll(async () => {
  put(path.join(root, 'secret.txt'), 'secret');
  put(path.join(store, 'modules/training/1.0.0/entry.js'), SCRIPT);
  put(path.join(store, 'modules/training/1.0.0/tiny.js'), 'x');
  put(path.join(store, 'modules/training/1.0.0/photo.png'), 'P'.repeat(5000));
  put(path.join(site, 'index.html'), '<h1>front</h1>');
  put(path.join(site, 'contact.html'), '<h1>contact</h1>');
  put(path.join(site, 'training/index.html'), '<h1>training</h1>');
  put(path.join(site, 'demo/training/index.html'), '<h1>demo</h1>');
  put(path.join(site, '404.html'), '<h1>not found</h1>');
  put(path.join(site, 'modules.json'), '{}');
  put(path.join(site, '.hidden'), 'hidden');
  for (const [file, content] of hostHeaderFiles(origins, FIRST_SCRIPT)) put(path.join(site, file), content);
  symlinkSync(path.join(root, 'secret.txt'), path.join(site, 'link.txt'));
  server = await openHttpServer(0, '127.0.0.1');
  const service = createSiteService({ store, site });
  server.serve((request) => service.handle(request));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends the path unchanged: `fetch` would resolve the dots itself. */
function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port: server.port, host: '127.0.0.1', path: address, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

const ENTRY = '/modules/training/1.0.0/entry.js';

test('serves artifacts immutable, typed and to every origin', async () => {
  const { status, headers, body } = await get(ENTRY);
  expect(status).toBe(200);
  expect(body.toString()).toBe(SCRIPT);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
});

test('answers a missing artifact with plain text that is not cached', async () => {
  const { status, headers } = await get('/modules/training/9.9.9/entry.js');
  expect(status).toBe(404);
  expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
});

test('fetches an artifact from elsewhere by its safe name only', async () => {
  const asked: string[] = [];
  const service = createSiteService({
    store,
    site,
    readArtifact: async (file) => {
      asked.push(file);
      return file.endsWith('kept.js') ? Buffer.from('kept') : undefined;
    },
  });
  const elsewhere = await openHttpServer(0, '127.0.0.1');
  elsewhere.serve((request) => service.handle(request));
  const fetched = await fetch(`http://127.0.0.1:${elsewhere.port}/modules/training/2.0.0/kept.js`);
  expect([fetched.status, await fetched.text()]).toEqual([200, 'kept']);
  expect(fetched.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(fetched.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`http://127.0.0.1:${elsewhere.port}/modules/nothing.js`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${elsewhere.port}${ENTRY}`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${elsewhere.port}/modules/..%2fsecret.js`)).status).toBe(404);
  expect(asked).toEqual(['modules/training/2.0.0/kept.js', 'modules/nothing.js']);
  await elsewhere.close();
});

describe('compression', () => {
  beforeAll(async () => {
    await publish('modules/training/1.0.0/entry.js', SCRIPT);
    await publish('modules/training/1.0.0/tiny.js', 'x');
    await publish('modules/training/1.0.0/photo.png', 'P'.repeat(5000));
  });

  test('makes no compressed variants of tiny or compressed files', async () => {
    expect((await get('/modules/training/1.0.0/tiny.js.br')).status).toBe(404);
    expect(
      (await get('/modules/training/1.0.0/photo.png', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', undefined],
    ['br;q=0', undefined],
  ])('accepting "%s" gives %s', async (accepted, encoding) => {
    const { headers, body } = await get(ENTRY, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe(SCRIPT);
    expect(Number(headers['content-length'])).toBe(body.length);
  });

  test('does not serve a variant of replaced content', async () => {
    const file = path.join(store, 'shell/abc/shell.js');
    await publish('shell/abc/shell.js', SCRIPT);
    put(file, SCRIPT.toUpperCase());
    const later = Date.now() / 1000 + 10;
    utimesSync(file, later, later);
    const { headers, body } = await get('/shell/abc/shell.js', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT.toUpperCase());
  });
});

describe('pages', () => {
  test.each([
    ['/', 200, 'front'],
    ['/?from=mail', 200, 'front'],
    ['/training', 200, 'training'],
    ['/training/', 200, 'training'],
    ['/training/people/5', 200, 'training'],
    ['/demo/training/x', 200, 'demo'],
    ['/contact', 200, 'contact'],
    ['/contact/', 200, 'contact'],
    ['/contact/nothing', 404, 'not found'],
    ['/_headers', 404, 'nothing at this address'],
    ['/404', 404, 'not found'],
    ['/demo', 404, 'not found'],
    ['/nowhere', 404, 'not found'],
    ['/trainings', 404, 'not found'],
  ])('%s is %i %s', async (address, status, title) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(title);
  });

  test('sends security headers, and makes the browser ask before it reuses a page', async () => {
    expect((await get('/training')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'$/),
      ...securityHeaders(origins, FIRST_SCRIPT),
    });
    expect((await get('/training')).headers).not.toHaveProperty('strict-transport-security');
  });

  test('answers 304 for unchanged content, and new content otherwise', async () => {
    const { headers } = await get('/training');
    const etag = String(headers.etag);
    expect((await get('/training', { 'if-none-match': `W/${etag}, "other"` })).status).toBe(304);
    put(path.join(site, 'training/index.html'), '<h1>training, composed again</h1>');
    const changed = await get('/training', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.body.toString()).toContain('composed again');
  });

  test('answers 404 for a missing page, whatever the validator', async () => {
    const { headers } = await get('/nowhere');
    expect((await get('/nowhere', { 'if-none-match': String(headers.etag) })).status).toBe(404);
  });

  test('answers HEAD with headers only', async () => {
    const { status, headers, body } = await get('/modules.json', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '2', 0]);
  });

  test('allows only GET and HEAD', async () => {
    expect((await get('/training', {}, 'POST')).status).toBe(405);
  });
});

describe('paths out of the folder', () => {
  test.each([
    '/../secret.txt',
    '/training/../../secret.txt',
    '/modules/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/modules/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/modules/..%2f..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/.hidden',
    '/link.txt',
    '/training/index.html%00.txt',
    '/%ff',
  ])('%s', async (address) => {
    const { status, body } = await get(address);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/secret|hidden/);
  });
});
