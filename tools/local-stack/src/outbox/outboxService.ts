import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonResponse, type StackRequest, type StackResponse } from '../http/message';
import { isSameSecret } from '../http/isSameSecret';
import { outboxPage } from './outboxPage';
import { parseOutboxMessage, type OutboxMessage } from './outboxMessage';

/** Most messages on the pages. */
const SHOWN = 200;

/** Number of messages since the start. */
let arrivals = 0;

/** The sender of the stack's emails. */
export const MAIL_SENDER = 'no-reply@clubcrew.test';

export interface OutboxService {
  handle(request: StackRequest): Promise<StackResponse>;
  /** Stores an email of the stack itself. */
  keep(mail: { to: string; subject: string; text: string }): Promise<void>;
}

/** Receives the functions' email in place of a mail server and shows it to the developer. */
export function createOutboxService(folder: string, token: string): OutboxService {
  return {
    handle: async (request) => {
      const route = `${request.method === 'HEAD' ? 'GET' : request.method} ${request.path}`;
      if (route === 'POST /outbox') return store(folder, token, request);
      const headers = { 'cache-control': 'no-store' };
      if (route === 'GET /outbox.json') return jsonResponse(200, await readMessages(folder), headers);
      if (route === 'GET /outbox') return outboxPage(await readMessages(folder));
      return jsonResponse(405, { code: 'method_not_allowed', message: `${request.method} is not possible here` });
    },
    keep: async (mail) => {
      await write(folder, { ...stamp(), from: MAIL_SENDER, replyTo: null, ...mail });
    },
  };
}

async function store(folder: string, token: string, request: StackRequest): Promise<StackResponse> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!isSameSecret(bearer, token)) {
    return jsonResponse(401, { code: 'unauthorized', message: 'The bearer token is not the one of this outbox' });
  }
  const { id, receivedAt } = stamp();
  const message = parseOutboxMessage(parseJson(request.body), id, receivedAt);
  if (!message) {
    return jsonResponse(400, { code: 'invalid_message', message: 'A message has from, to, subject and text' });
  }
  await write(folder, message);
  return jsonResponse(202, { id });
}

/** Names start with the time, then the order of arrival within a millisecond. */
function stamp(): { id: string; receivedAt: string } {
  const receivedAt = new Date().toISOString();
  arrivals += 1;
  const order = String(arrivals).padStart(9, '0');
  return { id: `${receivedAt.replaceAll(/[:.]/g, '-')}-${order}-${randomBytes(4).toString('hex')}`, receivedAt };
}

async function write(folder: string, message: OutboxMessage): Promise<void> {
  const file = path.join(folder, `${message.id}.json`);
  await writeFile(`${file}.new`, `${JSON.stringify(message, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Newest first: the names start with the time. */
async function readMessages(folder: string): Promise<OutboxMessage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const newest = names.reverse().slice(0, SHOWN);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as OutboxMessage),
  );
}
