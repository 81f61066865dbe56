import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import { queryClient } from '@platform/module-kit';
import { openPage, signIn as signInPerson, TEST_CLUB } from '@platform/module-kit/testing';
import { connectSupabase, type Role } from '@platform/session';
import { configure } from '@testing-library/react';
import type { ComponentType } from 'react';
import descriptor from '../module.json';

export { TEST_CLUB as PINE_HOLLOW, TEST_PERSON as ME } from '@platform/module-kit/testing';

/** What the data answers to a call, given the body or the query of the request. */
type Answer = (asked: Record<string, unknown>) => Answered | Promise<Answered>;

interface Answered {
  status?: number;
  json?: unknown;
}

/** The words and code of a refusal: the page tries such a request only once. */
export const refusal = { status: 403, json: { message: 'You may not read this.', code: '42501' } };

/** Answers by their calls, such as `POST rpc/mail_counts`; a test puts others in their place. */
export type Answers = Record<string, Answer>;

/** Starts the server that the administration reads from, for the tests of a file: each begins with no answers. */
export function withAdministrationServer(): Answers {
  const answers: Answers = {};
  let server: Server;
  // A busy machine draws late; a test still ends as soon as what it waits for is there.
  configure({ asyncUtilTimeout: 10_000 });
  beforeAll(async () => {
    // jsdom brings no fetch; Node's own lives outside of the page's global.
    Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const reply = async () => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        const answer = answers[`${request.method} ${pathname.replace(/^\/(rest|functions)\/v1\//, '')}`];
        const asked = text ? (JSON.parse(text) as Record<string, unknown>) : Object.fromEntries(searchParams);
        const { status = 200, json } = (await answer?.(asked)) ?? { status: 404, json: { message: 'not served' } };
        response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
        response.end(json === undefined ? undefined : JSON.stringify(json));
      };
      request.on('end', () => void reply());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    connectSupabase({ url: `http://127.0.0.1:${port}`, publishableKey: 'sb_publishable_test' });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    for (const call of Object.keys(answers)) delete answers[call];
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    queryClient.clear();
    signIn('super_admin');
  });
  afterEach(() => jest.restoreAllMocks());
  return answers;
}

/** Signs in a person of the firm, or of Pine Hollow. */
export function signIn(role: Role): void {
  signInPerson({ role, club: role === 'super_admin' ? null : TEST_CLUB });
}

/** Opens a part of the administration. */
export const open = (App: ComponentType, address = '/admin'): Promise<void> => openPage({ descriptor, App, address });
