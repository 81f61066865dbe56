import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { giveNetwork } from './giveNetwork';

/** A request as it arrived, such as `POST clubs`. */
export interface ReceivedCall {
  call: string;
  query: string;
  body: unknown;
}

/** An answer of the data (200 by default), or a connection that breaks: after the server did its work, before the answer is out. */
export type Answer = { status?: number; json?: unknown } | 'lost';

/** Makes the answer from the request: from its body, or from its query. */
export type AnswerTo = (asked: Record<string, unknown>) => Answer | Promise<Answer>;

/** What the platform's Supabase answers to the pages of a test: a real server on a port of its own. */
export interface ClubServer {
  url: string;
  /** Requests so far, oldest first; those of another origin's check left out. */
  received: ReceivedCall[];
  /** The next answers to a call, first to last; the last one is given from then on. Or what answers each. */
  answers: Record<string, Answer[] | AnswerTo>;
  /** While set, answers wait for it. */
  hold: Promise<void> | undefined;
  close(): Promise<void>;
}

export const CLUB_ID = '40000000-0000-4000-8000-000000000001';

/** The answers of a server where everything works. */
export function workingAnswers(): Record<string, Answer[]> {
  return {
    'POST clubs': [{ status: 201, json: { id: CLUB_ID } }],
    'PATCH clubs': [{ status: 204 }],
    'PATCH profiles': [{ status: 204 }],
    'GET profiles': [{ status: 200, json: { role: 'admin', club_id: CLUB_ID, display_name: 'Riley Hart' } }],
    'GET clubs': [{ status: 200, json: { id: CLUB_ID, name: 'Cedar Grove Pool' } }],
    'POST rpc/get_user_permissions': [{ status: 200, json: [] }],
    'POST rpc/my_invitations': [{ status: 200, json: [] }],
  };
}

export async function startClubServer(): Promise<ClubServer> {
  giveNetwork();
  const state: ClubServer = {
    url: '',
    received: [],
    answers: workingAnswers(),
    hold: undefined,
    close: () => close(server),
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const address = new URL(request.url ?? '/', state.url);
      const call = `${request.method} ${address.pathname.replace('/rest/v1/', '')}`;
      state.received.push({
        call,
        query: decodeURIComponent(address.search),
        body: text ? JSON.parse(text) : undefined,
      });
      const asked = text ? (JSON.parse(text) as Record<string, unknown>) : Object.fromEntries(address.searchParams);
      const answer = next(state.answers[call] ?? [], asked);
      void Promise.resolve(state.hold).then(async () => send(response, await answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

function next(answers: Answer[] | AnswerTo, asked: Record<string, unknown>): Answer | Promise<Answer> {
  if (typeof answers === 'function') return answers(asked);
  return (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 404 };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'lost') return void response.destroy();
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', connection: 'close' });
  response.end(answer.json === undefined ? undefined : JSON.stringify(answer.json));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
