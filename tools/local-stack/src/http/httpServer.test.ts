import { execFile } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { promisify } from 'node:util';
import { DatabaseError } from '../database/databaseError';
import { openHttpServer, type HttpServer } from './httpServer';
import { jsonResponse } from './message';
import { MAX_BODY_BYTES } from './reading/readBody';

let server: HttpServer;
let origin: string;
let handled = 0;

beforeAll(async () => {
  server = await openHttpServer(0, '127.0.0.1');
  origin = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  handled = 0;
  server.serve(async ({ path, query, headers, body, remoteAddress }) => {
    handled += 1;
    if (path === '/database-full') throw new DatabaseError({ code: '53100', message: 'could not extend file' });
    if (path === '/files-full') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    if (path === '/throws') throw new Error('a detail that is no one’s business');
    return jsonResponse(200, { path, query: [...query], headers, size: body.length, remoteAddress });
  });
});

/** Sends a body without a length. */
function upload(bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${origin}/upload`, { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    const chunk = Buffer.alloc(64 * 1024);
    for (let written = 0; written < bytes; written += chunk.length) sent.write(chunk);
    sent.end();
  });
}

test('reads a body up to the limit', async () => {
  const response = await fetch(origin, { method: 'POST', body: Buffer.alloc(MAX_BODY_BYTES) });
  expect(await response.json()).toMatchObject({ size: MAX_BODY_BYTES });
});

test('answers 413 to a declared larger body before any service', async () => {
  const response = await fetch(origin, { method: 'POST', body: Buffer.alloc(MAX_BODY_BYTES + 1) });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'body_too_large' });
  expect(handled).toBe(0);
});

test('says why when a client sends ten megabytes at once', async () => {
  // In its own process: one that alternates between writing and reading with the server never writes into a closed
  // connection.
  const program = `for (let time = 0; time < 12; time += 1) {
    const answer = await fetch('${origin}', { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024) });
    console.log(answer.status + ' ' + (await answer.json()).code);
  }`;
  const client = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect((await client).stdout.trim().split('\n')).toEqual(Array(12).fill('413 body_too_large'));
  expect(handled).toBe(0);
});

test('cuts a client off when it sends forever', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const request = { method: 'POST', body: endless, duplex: 'half' };
  await fetch(origin, request as RequestInit).catch(() => undefined);
  expect(sent).toBeLessThan(200);
  expect(handled).toBe(0);
});

test('answers 413 to a body that turns out larger', async () => {
  expect(await upload(8 * MAX_BODY_BYTES)).toBe(413);
  expect(handled).toBe(0);
});

test("replaces a client's forwarding headers by its address", async () => {
  const response = await fetch(origin, {
    headers: { 'x-forwarded-for': '8.8.8.8', forwarded: 'for=8.8.8.8', 'x-real-ip': '8.8.8.8' },
  });
  const { headers, remoteAddress } = (await response.json()) as {
    headers: Record<string, string>;
    remoteAddress: string;
  };
  expect(remoteAddress).toBe('127.0.0.1');
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(JSON.stringify(headers)).not.toContain('8.8.8.8');
});

test("answers 500 with the log's id and no detail", async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await fetch(`${origin}/throws`);
  const text = await response.text();
  const id = response.headers.get('x-request-id') ?? 'missing';
  expect(response.status).toBe(500);
  expect(text).toContain(id);
  expect(text).not.toContain('detail that is');
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(id), expect.any(Error));
  logged.mockRestore();
});

test.each([
  ['the database', '/database-full'],
  ['the files', '/files-full'],
])('says that there is no room for %s', async (_what, path) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await fetch(`${origin}${path}`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    code: '53100',
    message: 'The disk of the server is full, so nothing was saved.',
    details: null,
    hint: 'Free some space where the data folder lies and try again. Reading goes on meanwhile.',
  });
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('says that an address is too long', async () => {
  const response = await fetch(`${origin}/rest/v1/clubs?id=in.(${'x'.repeat(40_000)})`);
  expect(response.status).toBe(431);
  expect(await response.json()).toMatchObject({
    message: 'The address of the request, or its headers, are too long.',
    hint: 'Ask for it in parts.',
  });
  expect(handled).toBe(0);
});

test('refuses a request for another host name with 421', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    httpRequest(`${origin}/outbox.json`, { headers: { host: 'evil.rebind.test' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(421);
  expect(handled).toBe(0);
});

test('answers 400 to a path that cannot be decoded', async () => {
  expect((await fetch(`${origin}/%ff`)).status).toBe(400);
  expect((await fetch(`${origin}/%00`)).status).toBe(400);
});

test('reports a taken port in one sentence', async () => {
  await expect(openHttpServer(server.port, '127.0.0.1')).rejects.toMatchObject({
    name: 'StartError',
    message: `Port ${server.port} on 127.0.0.1 is already in use; set PORT to another one.`,
  });
});
