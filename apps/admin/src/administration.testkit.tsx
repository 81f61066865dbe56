import { queryClient } from '@platform/module-kit';
import {
  openPage,
  signIn as signInPerson,
  startClubServer,
  TEST_CLUB,
  type AnswerTo,
  type ClubServer,
} from '@platform/module-kit/testing';
import { connectSupabase, type Role } from '@platform/session';
import { configure } from '@testing-library/react';
import type { ComponentType } from 'react';
import descriptor from '../module.json';
import { AdminApp } from './AdminApp';
import { KnownAdministrator } from './KnownAdministrator';

export { TEST_CLUB as PINE_HOLLOW, TEST_PERSON as ME } from '@platform/module-kit/testing';

/** The words and code of a refusal. The page tries such a request only once. */
export const refusal = { status: 403, json: { message: 'You may not read this.', code: '42501' } };

/** Answers by request, such as `POST rpc/mail_counts`; a test can replace them. */
export type Answers = Record<string, AnswerTo>;

/** Starts the server that the administration reads from, for the tests of a file. Each test starts without answers. */
export function withAdministrationServer(): Answers {
  const answers: Answers = {};
  let server: ClubServer;
  // A busy machine renders late. A test still ends as soon as its condition holds.
  configure({ asyncUtilTimeout: 10_000 });
  beforeAll(async () => {
    server = await startClubServer();
    server.answers = answers;
    connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    for (const call of Object.keys(answers)) delete answers[call];
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    queryClient.clear();
    signIn('super_admin');
  });
  afterEach(() => jest.restoreAllMocks());
  return answers;
}

/** Signs in a member of the firm, or of Pine Hollow. */
export function signIn(role: Role): void {
  signInPerson({ role, club: role === 'super_admin' ? null : TEST_CLUB });
}

/** Opens the administration at an address. */
export const openAdmin = (address: string): Promise<void> => openPage({ descriptor, App: AdminApp, address });

/** Opens a part of the administration, over the source of the person who is signed in. */
export function open(Part: ComponentType): Promise<void> {
  const App = () => (
    <KnownAdministrator>
      <Part />
    </KnownAdministrator>
  );
  return openPage({ descriptor, App, address: '/admin' });
}
