import { platformManifestSchema } from '@platform/contract';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, service, type Caller } from '../support/people';
import { registerModules } from '../support/registerModules';

const database = databaseOfEachTest(registerModules);

const { firm, pineAdmin, pineManager, lakeAdmin, lakeStaff, newClient, visitor } = people;

/** Signed in with a token that does not say whose it is. */
const unnamed: Caller = { role: 'authenticated', claims: { role: 'authenticated' } };

const NEW_TRAINING = { training: '1.1.0' };

interface Wish {
  releases?: unknown;
  email?: string;
  hours?: number;
}

const issue = (caller: Caller, { releases, email, hours }: Wish = {}) =>
  database.as(caller, 'select public.issue_preview_ticket($1, $2, $3, $4) as id', [
    JSON.stringify(releases ?? NEW_TRAINING),
    email ?? 'manager@pinehollow.test',
    hours ?? 8,
    'team@firm.test',
  ]);

/** A ticket that counts: its id. */
async function ticketFor(wish: Wish = {}): Promise<string> {
  const issued = await issue(firm, wish);
  if (issued.kind === 'refused') throw new Error(issued.message);
  return String(issued.rows[0]?.id);
}

const tickets = () =>
  database.owner('select user_id, issued_by, first_opened_at, ended_at, ended_by from public.preview_tickets');
const releasesOfTickets = () =>
  database.owner('select module_id, release_version from public.preview_ticket_releases order by module_id');

async function manifestOf(caller: Caller, ticket: string | null) {
  const outcome = await database.as(caller, 'select public.platform_manifest($1) as manifest', [ticket]);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const manifest = platformManifestSchema.parse(outcome.rows[0]?.manifest);
  expect(manifest).toEqual(outcome.rows[0]?.manifest);
  return {
    preview: manifest.preview,
    whyOf: (id: string) => manifest.modules.find((module) => module.id === id)?.why,
    versionOf: (id: string) => manifest.modules.find((module) => module.id === id)?.version,
    isSwitchedOff: (id: string) => manifest.switchedOff.some((module) => module.id === id),
  };
}

describe('issuing', () => {
  test('the firm issues one for a person, with any combination of registered releases', async () => {
    const releases = { training: '1.1.0', operations: '1.0.0' };
    expect(await issue(firm, { releases, email: ' Manager@PineHollow.test ' })).toMatchObject({ kind: 'done' });
    expect(await tickets()).toEqual([
      {
        user_id: pineManager.userId,
        issued_by: 'Dana Whitfield',
        first_opened_at: null,
        ended_at: null,
        ended_by: null,
      },
    ]);
    expect(await releasesOfTickets()).toEqual([
      { module_id: 'operations', release_version: '1.0.0' },
      { module_id: 'training', release_version: '1.1.0' },
    ]);
  });

  test('tools issue one with the service key, in the name of the person who runs them', async () => {
    expect(await issue(service)).toMatchObject({ kind: 'done' });
    expect(await tickets()).toMatchObject([{ issued_by: 'team@firm.test' }]);
  });

  test.each([
    ['by an administrator of a club', pineAdmin, {}, '42501', 'Only the firm issues preview tickets.'],
    ['by a visitor', visitor, {}, '42501', 'permission denied'],
    ['by a token that names no one', unnamed, {}, '42501', 'Only the firm issues preview tickets.'],
    [
      'of a release that is not registered',
      firm,
      { releases: { operations: '1.0.0', training: '6.6.6' } },
      'PT404',
      'There is no release 6.6.6 of training.',
    ],
    [
      'of a module that no one knows',
      firm,
      { releases: { evil: '1.0.0' } },
      'PT404',
      'There is no release 1.0.0 of evil.',
    ],
    ['of nothing', firm, { releases: {} }, '22023', 'A preview is of at least one release.'],
    ['of a list', firm, { releases: ['training'] }, '22023', 'A preview is of at least one release.'],
    [
      'for someone who cannot sign in',
      firm,
      { email: 'ghost@example.test' },
      'PT404',
      'No one with the address ghost@example.test can sign in.',
    ],
    ['for no time at all', firm, { hours: 0 }, '22023', 'A preview lasts from 1 to 168 hours.'],
    ['for more than a week', firm, { hours: 169 }, '22023', 'A preview lasts from 1 to 168 hours.'],
  ] as const)('%s is refused, and leaves nothing behind', async (_what, caller, wish, code, message) => {
    expect(await issue(caller, wish)).toMatchObject({
      kind: 'refused',
      code,
      message: expect.stringContaining(message),
    });
    expect(await tickets()).toEqual([]);
    expect(await releasesOfTickets()).toEqual([]);
  });
});

describe('seeing', () => {
  test('gives the person its releases first, with the reason, and without it what their club has', async () => {
    const ticket = await ticketFor({ releases: { training: '1.1.0', operations: '1.0.0' } });
    const previewed = await manifestOf(pineManager, ticket);
    expect(previewed.versionOf('training')).toBe('1.1.0');
    expect(previewed.whyOf('training')).toBe('ticket');
    // The club is pinned to 0.9.0.
    expect(previewed.versionOf('operations')).toBe('1.0.0');
    expect(previewed.whyOf('marketing')).toBeUndefined();
    expect(previewed.preview).toMatchObject({ ticket });

    const elsewhere = await manifestOf(pineManager, null);
    expect(elsewhere.versionOf('training')).toBe('1.0.0');
    expect(elsewhere.whyOf('operations')).toBe('pin');
    expect(elsewhere.preview).toBeUndefined();
  });

  test('shows a module that the club has not switched on, or that is not in production, only with the ticket', async () => {
    const releases = { training: '1.1.0', facilities: '0.1.0' };
    const ticket = await ticketFor({ releases, email: 'staff@lakeside.test' });
    const previewed = await manifestOf(lakeStaff, ticket);
    expect(previewed.isSwitchedOff('training')).toBe(false);
    expect(previewed.versionOf('training')).toBe('1.1.0');
    expect(previewed.versionOf('facilities')).toBe('0.1.0');

    const elsewhere = await manifestOf(lakeStaff, null);
    expect(elsewhere.isSwitchedOff('training')).toBe(true);
    expect(elsewhere.versionOf('facilities')).toBeUndefined();
  });

  test.each([
    ['a colleague', pineAdmin],
    ['a person of another club', lakeAdmin],
    ['the firm, which made it for another person', firm],
    ['a person without a club', newClient],
    ['a visitor', visitor],
    ['the service key', service],
  ])('gives %s with the person’s ticket what they get without it', async (_who, caller) => {
    const ticket = await ticketFor();
    const withTicket = await manifestOf(caller, ticket);
    expect(withTicket.preview).toBeUndefined();
    expect(withTicket.versionOf('training')).toBe('1.0.0');
  });

  test.each([
    [
      'that has run out',
      `update public.preview_tickets set created_at = now() - interval '2 hours', expires_at = now()`,
    ],
    ['that was ended', `update public.preview_tickets set ended_at = now(), ended_by = 'the firm'`],
    ['that is gone', 'delete from public.preview_tickets'],
  ])('changes nothing for a ticket %s', async (_what, change) => {
    const ticket = await ticketFor();
    await database.owner(change);
    const manifest = await manifestOf(pineManager, ticket);
    expect(manifest.preview).toBeUndefined();
    expect(manifest.versionOf('training')).toBe('1.0.0');
  });

  test('changes nothing for an invented id', async () => {
    const manifest = await manifestOf(pineManager, '00000000-0000-4000-8000-000000000000');
    expect(manifest.preview).toBeUndefined();
    expect(manifest.versionOf('training')).toBe('1.0.0');
  });
});

describe('following the link', () => {
  const open = (caller: Caller, ticket: string) =>
    database.as(caller, 'select * from public.open_preview_ticket($1)', [ticket]);

  test('tells its person what it contains, and records when they first followed it', async () => {
    const ticket = await ticketFor();
    expect(await open(pineManager, ticket)).toMatchObject({
      kind: 'done',
      rows: [{ module_id: 'training', release_version: '1.1.0', title: 'Training', first_page: '/training' }],
    });
    const [first] = await tickets();
    expect(first?.first_opened_at).not.toBeNull();
    await open(pineManager, ticket);
    expect(await tickets()).toEqual([first]);
  });

  test('says the same to everyone else as to a person who invents an id', async () => {
    const ticket = await ticketFor();
    for (const [caller, id] of [
      [pineAdmin, ticket],
      [firm, ticket],
      [pineManager, '00000000-0000-4000-8000-000000000000'],
    ] as const) {
      expect(await open(caller, id)).toMatchObject({
        kind: 'refused',
        code: 'PT404',
        message: 'This preview is not for you.',
      });
    }
    expect(await open(visitor, ticket)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await tickets()).toMatchObject([{ first_opened_at: null }]);
  });

  test('binds it to the session that first followed it', async () => {
    const newSession = async (): Promise<Caller> => {
      const [session] = await database.owner(
        'insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id',
        [pineManager.userId],
      );
      return { ...pineManager, claims: { ...pineManager.claims, session_id: session?.id } };
    };
    const [laptop, phone] = [await newSession(), await newSession()];
    const ticket = await ticketFor();
    expect(await open(laptop, ticket)).toMatchObject({ kind: 'done' });
    expect((await manifestOf(laptop, ticket)).versionOf('training')).toBe('1.1.0');
    expect(await open(phone, ticket)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'This preview was opened in another browser, or before you signed in again.',
    });
    expect((await manifestOf(phone, ticket)).versionOf('training')).toBe('1.0.0');
    expect(await open(laptop, ticket)).toMatchObject({ kind: 'done' });
  });

  test('says before it begins that no one vouches for a release any more', async () => {
    const ticket = await ticketFor();
    await database.owner(
      `update public.publisher_keys set revoked_at = now(), revoked_by = 'ci', revoke_reason = 'stolen'`,
    );
    expect(await open(pineManager, ticket)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'The key that signed Training 1.1.0 was revoked, so it cannot be shown.',
    });
    expect(await tickets()).toMatchObject([{ first_opened_at: null }]);
  });

  test('says that it has ended', async () => {
    const ticket = await ticketFor();
    await database.as(firm, 'select public.end_preview_ticket($1)', [ticket]);
    expect(await open(pineManager, ticket)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'This preview has ended.',
    });
    expect(await tickets()).toMatchObject([{ first_opened_at: null }]);
  });
});

test('the person or the firm ends it, no one else, and twice is once', async () => {
  const ticket = await ticketFor();
  const end = (caller: Caller) => database.as(caller, 'select public.end_preview_ticket($1)', [ticket]);
  for (const stranger of [lakeAdmin, pineAdmin, unnamed]) expect(await end(stranger)).toMatchObject({ code: 'PT404' });
  expect(await tickets()).toMatchObject([{ ended_at: null, ended_by: null }]);
  expect(await end(firm)).toMatchObject({ kind: 'done' });
  const [first] = await tickets();
  expect(first).toMatchObject({ ended_by: 'Dana Whitfield' });
  expect(await end(pineManager)).toMatchObject({ kind: 'done' });
  expect(await tickets()).toEqual([first]);
});
