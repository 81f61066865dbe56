import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { openHttpServer, type HttpServer } from './httpServer';
import { jsonResponse } from './message';
import { MAX_BODY_BYTES } from './readBody';

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
    if (path === '/throws') throw new Error('a detail that is nobody’s business');
    return jsonResponse(200, { path, query: [...query], headers, size: body.length, remoteAddress });
  });
});

/** Sends a body without saying how long it is. */
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

test('a body up to the limit is read', async () => {
  const response = await fetch(origin, { method: 'POST', body: Buffer.alloc(MAX_BODY_BYTES) });
  expect(await response.json()).toMatchObject({ size: MAX_BODY_BYTES });
});

test('a body that says it is larger is 413 and never reaches a service', async () => {
  const response = await fetch(origin, { method: 'POST', body: Buffer.alloc(MAX_BODY_BYTES + 1) });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'body_too_large' });
  expect(handled).toBe(0);
});

test('a body that turns out larger is 413 as well', async () => {
  expect(await upload(8 * MAX_BODY_BYTES)).toBe(413);
  expect(handled).toBe(0);
});

test('whoever sends all of it before they read learns why it was refused', async () => {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  const bytes = 8 * MAX_BODY_BYTES;
  socket.write(`POST /upload HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes}\r\nconnection: close\r\n\r\n`);
  await new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.write(Buffer.alloc(bytes), resolve);
  });
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*"code":"body_too_large"/s);
  expect(handled).toBe(0);
});

test('forwarding headers of a client are replaced by its address', async () => {
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

test('a failure is 500 with the id under which the log names it, and no detail', async () => {
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

test('a path that cannot be decoded is 400', async () => {
  expect((await fetch(`${origin}/%ff`)).status).toBe(400);
  expect((await fetch(`${origin}/%00`)).status).toBe(400);
});

test('a taken port is one sentence', async () => {
  await expect(openHttpServer(server.port, '127.0.0.1')).rejects.toMatchObject({
    name: 'StartError',
    message: `Port ${server.port} on 127.0.0.1 is already in use; set PORT to another one.`,
  });
});
