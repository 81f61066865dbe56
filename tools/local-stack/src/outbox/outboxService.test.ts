import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StackRequest, StackResponse } from '../http/message';
import { createOutboxService } from './outboxService';

const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
const outbox = createOutboxService(folder, 'the-token');
afterAll(() => rmSync(folder, { recursive: true }));

const mail = {
  from: 'a@example.test',
  to: 'b@example.test',
  replyTo: 'c@example.test',
  subject: 'Hello',
  text: 'Line\n<b>not bold</b>',
};

function request(method: string, address: string, body: unknown = null, token = 'the-token'): StackRequest {
  return {
    id: 'test',
    method,
    path: address,
    query: new URLSearchParams(),
    headers: { authorization: `Bearer ${token}` },
    body: Buffer.from(body === null ? '' : JSON.stringify(body)),
    remoteAddress: '127.0.0.1',
  };
}

const textOf = ({ body }: StackResponse) => (typeof body === 'string' ? body : '');

async function stored(): Promise<Record<string, unknown>[]> {
  return JSON.parse(textOf(await outbox.handle(request('GET', '/outbox.json')))) as Record<string, unknown>[];
}

test('keeps email, newest first', async () => {
  expect(await stored()).toEqual([]);
  expect((await outbox.handle(request('POST', '/outbox', mail))).status).toBe(202);
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(
    (await outbox.handle(request('POST', '/outbox', { ...mail, subject: 'Again', replyTo: undefined }))).status,
  ).toBe(202);
  expect(await stored()).toMatchObject([{ subject: 'Again', replyTo: null }, mail]);
});

test('shows text as text and runs nothing', async () => {
  const subject = `<script>alert('x')</script>`;
  await outbox.handle(request('POST', '/outbox', { ...mail, subject }));
  const page = await outbox.handle(request('GET', '/outbox'));
  expect(textOf(page)).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
  expect(textOf(page)).toContain('&lt;b&gt;not bold&lt;/b&gt;');
  expect(textOf(page)).not.toMatch(/<script|style=|<b>/);
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'/,
  );
});

test.each([
  ['another token', request('POST', '/outbox', mail, 'guess'), 401],
  ['no message', request('POST', '/outbox', { to: 'b@example.test' }), 400],
  ['no json', { ...request('POST', '/outbox'), body: Buffer.from('{') }, 400],
  ['another method', request('DELETE', '/outbox'), 405],
])('refuses %s and keeps nothing', async (_what, refused, status) => {
  const before = (await stored()).length;
  expect((await outbox.handle(refused)).status).toBe(status);
  expect(await stored()).toHaveLength(before);
});
