import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const database = databaseOfEachTest(registerModules);

const { firm, pineAdmin, visitor } = people;
const SHELL = '3f24052215bafc6b';

async function sets(): Promise<string[][]> {
  const outcome = await database.as(service, `select public.release_sets('training', '1.1.0') as sets`);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.rows[0]?.sets as string[][];
}

interface Check {
  sets?: string[][];
  findings?: string[];
  shells?: string[];
}

const record = async (check: Check = {}, caller: Caller = service) =>
  database.as(caller, `select public.record_release_check('training', '1.1.0', $1, $2, $3, 'ci@firm.test')`, [
    check.shells ?? [SHELL],
    JSON.stringify(check.sets ?? (await sets())),
    check.findings ?? [],
  ]);

const promote = (forced = false, shell: string | null = SHELL) =>
  database.as(
    service,
    `select public.promote_release('training', '1.1.0', 'production', 'ready', 'ci@firm.test', $1, $2)`,
    [shell, forced],
  );

async function production() {
  const [row] = await database.owner(
    `select version from public.module_channels where module_id = 'training' and channel = 'production'`,
  );
  return row?.version;
}

const refusal = (message: string) => ({
  kind: 'refused',
  code: 'PT409',
  message,
  hint: 'Run "npm run release -- check training@1.1.0", or insist with --force.',
});

test('has the sets of visitors, the firm and every combination of modules in clubs, with the release in place', async () => {
  await database.owner(
    `delete from public.club_modules where module_id not in ('training', 'operations') or club_id not in ($1, $2)`,
    [PINE_HOLLOW, LAKESIDE],
  );
  // Pine Hollow is pinned to operations 0.9.0; Lakeside has no training, so it never gets the release.
  expect(await sets()).toEqual([
    ['marketing@1.0.0', 'operations@0.9.0', 'training@1.1.0'],
    ['marketing@1.0.0', 'operations@1.0.0', 'training@1.1.0'],
    // Operations has no public page, so no visitor meets it.
    ['marketing@1.0.0', 'training@1.1.0'],
  ]);
  await database.owner(
    `insert into public.club_modules (club_id, module_id, pinned_version) values ($1, 'training', '1.0.0')`,
    [LAKESIDE],
  );
  expect(await sets()).toHaveLength(3);
});

describe('a promotion of another module', () => {
  /** Facilities comes to production, which the sets of the firm and, with a public page, of visitors then hold. */
  const promoteFacilities = () =>
    database.as(service, `select public.promote_release('facilities', '0.1.0', 'production', 'first', 'ci@firm.test')`);
  const toCheck = async (caller: Caller = service) =>
    database.as(caller, `select public.sets_to_check('training', '1.1.0', $1) as sets`, [SHELL]);

  beforeEach(() => record());

  test('makes no check stale if no club has both modules', async () => {
    await promoteFacilities();
    expect(await toCheck()).toMatchObject({ rows: [{ sets: [] }] });
    expect(await promote()).toMatchObject({ kind: 'done' });
    expect(await production()).toBe('1.1.0');
  });

  test('makes a check stale if a club has both, until that set is checked, too', async () => {
    await promoteFacilities();
    await database.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'facilities')`, [
      PINE_HOLLOW,
    ]);
    const [changed] = (await sets()).filter((set) => set.includes('operations@0.9.0'));
    expect(changed).toContain('facilities@0.1.0');
    expect(await toCheck()).toMatchObject({ rows: [{ sets: [changed] }] });
    expect(await promote()).toMatchObject(
      refusal('training 1.1.0 has not been checked with the modules that clubs have now.'),
    );
    // Passed checks add up: the other sets are not mounted again.
    await record({ sets: [changed ?? []] });
    expect(await toCheck()).toMatchObject({ rows: [{ sets: [] }] });
    expect(await promote()).toMatchObject({ kind: 'done' });
  });

  test('requires every set again after a check with findings', async () => {
    await record({ findings: ['It threw: boom'] });
    // A promotion does not repeat a check that failed.
    expect(await toCheck()).toMatchObject({ rows: [{ sets: [] }] });
    await record({ sets: [['training@1.1.0']] });
    const ofClubs = (await sets()).filter((set) => set.includes('operations@0.9.0'));
    expect(await toCheck()).toMatchObject({ rows: [{ sets: expect.arrayContaining(ofClubs) as unknown }] });
    expect(await promote()).toMatchObject({ kind: 'refused' });
  });

  test('can be read only by tools', async () => {
    for (const caller of [visitor, pineAdmin, firm]) expect(await toCheck(caller)).toMatchObject({ code: '42501' });
  });
});

describe('a promotion to production', () => {
  test('is refused before the release is checked', async () => {
    expect(await promote()).toMatchObject(refusal('training 1.1.0 has not been checked.'));
    expect(await production()).toBe('1.0.0');
  });

  test('succeeds after a check without findings', async () => {
    await record();
    expect(await promote()).toMatchObject({ kind: 'done' });
    expect(await production()).toBe('1.1.0');
    expect(await lastEvent()).toMatchObject({ to_version: '1.1.0', forced_past: null });
  });

  test('is refused until it is known which shell people have, completely or for a share', async () => {
    await record();
    const message = 'It is not said which shell people have now, so no check of training 1.1.0 counts.';
    expect(await promote(false, null)).toMatchObject(refusal(message));
    for (const share of [5, 100]) {
      expect(
        await database.as(
          service,
          `select public.roll_out_release('training', '1.1.0', 'production', $1, 'ready', 'ci@firm.test')`,
          [share],
        ),
      ).toMatchObject(refusal(message));
    }
    expect(await production()).toBe('1.0.0');
  });

  test('is refused after a check with findings, until one has none', async () => {
    await record();
    await record({ findings: ['Training 1.1.0 threw: boom'] });
    expect(await promote()).toMatchObject(refusal('The last check of training 1.1.0 has failed.'));
    expect(await production()).toBe('1.0.0');
    await record();
    expect(await promote()).toMatchObject({ kind: 'done' });
  });

  test('is refused when the platform withdrew the release since, until another check passes', async () => {
    const takenBack =
      'The platform took training 1.1.0 back, because it failed in browsers, and it has not been checked since.';
    await database.owner(
      `insert into public.release_withdrawals (module_id, release_version, channel, failures, mounts, sources)
       values ('training', '1.1.0', 'production', 5, 15, 2)`,
    );
    // Forced without a check, it was taken back all the same.
    expect(await promote()).toMatchObject(refusal(takenBack));
    await database.owner(`update public.release_withdrawals set created_at = now() + interval '1 minute'`);
    await record();
    expect(await promote()).toMatchObject(refusal(takenBack));
    expect(await production()).toBe('1.0.0');
    await database.owner(`update public.release_withdrawals set created_at = now() - interval '1 minute'`);
    await record();
    expect(await promote()).toMatchObject({ kind: 'done' });
    expect(await production()).toBe('1.1.0');
  });

  test('is refused when a club has another set of modules since', async () => {
    await record();
    await database.owner(
      `insert into public.club_modules (club_id, module_id, pinned_version)
       values ($1, 'training', null), ($1, 'facilities', '0.1.0')`,
      [LAKESIDE],
    );
    expect(await promote()).toMatchObject(
      refusal('training 1.1.0 has not been checked with the modules that clubs have now.'),
    );
    expect(await production()).toBe('1.0.0');
  });

  test('is refused when people have another shell since', async () => {
    await record({ shells: ['0000000000000000'] });
    expect(await promote()).toMatchObject(
      refusal('training 1.1.0 has not been checked with the shell that people have now.'),
    );
    expect(await production()).toBe('1.0.0');
  });

  test('succeeds when a person forces it, and the history keeps what was missing', async () => {
    expect(await promote(true)).toMatchObject({ kind: 'done' });
    expect(await lastEvent()).toMatchObject({ reason: 'ready', forced_past: 'training 1.1.0 has not been checked.' });
  });

  test('says that no browser can run the release, whatever was checked', async () => {
    const release = sampleRelease('training', '2.0.0', { engagement: true });
    await publishRelease(database, { ...release, descriptor: { ...release.descriptor, contract: '^9.0.0' } });
    const insist = (forced: boolean) =>
      database.as(
        service,
        `select public.promote_release('training', '2.0.0', 'production', 'ready', 'ci@firm.test', $1, $2)`,
        [SHELL, forced],
      );
    const message = 'training 2.0.0 needs contract ^9.0.0, and this platform speaks 1.5.0: no browser can run it.';
    expect(await insist(false)).toMatchObject({ kind: 'refused', code: 'PT409', message });
    await insist(true);
    expect(await lastEvent()).toMatchObject({ to_version: '2.0.0', forced_past: message });
  });

  test('is not called forced when it has its evidence, even if it is forced', async () => {
    await record();
    await promote(true);
    expect(await lastEvent()).toMatchObject({ to_version: '1.1.0', forced_past: null });
  });

  test("needs no check for a module's first production release, another channel, or a rollback", async () => {
    const move = (module: string, version: string, channel: string) =>
      database.as(service, `select public.promote_release($1, $2, $3, 'x', 'ci')`, [module, version, channel]);
    expect(await move('facilities', '0.1.0', 'production')).toMatchObject({ kind: 'done' });
    expect(await move('training', '1.0.0', 'staging')).toMatchObject({ kind: 'done' });
    await promote(true);
    expect(
      await database.as(service, `select public.rollback_release('training', 'production', 'broken', 'ci')`),
    ).toMatchObject({ kind: 'done' });
    expect(await production()).toBe('1.0.0');
  });

  async function lastEvent() {
    const [event] = await database.owner(
      'select to_version, reason, forced_past from public.module_channel_events order by id desc limit 1',
    );
    return event;
  }
});

describe('the record', () => {
  const checks = () => database.owner('select passed, findings, checked_by from public.release_checks order by id');

  test('is written only by tools, and read by the firm', async () => {
    const present = await sets();
    for (const caller of [visitor, pineAdmin, firm]) {
      expect(await record({ sets: present }, caller)).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await checks()).toEqual([]);
    await record({ findings: ['It threw: boom'] });
    expect(await checks()).toEqual([{ passed: false, findings: ['It threw: boom'], checked_by: 'ci@firm.test' }]);
    expect(await database.as(firm, 'select passed from public.release_checks')).toMatchObject({
      rows: [{ passed: false }],
    });
    expect(await database.as(pineAdmin, 'select passed from public.release_checks')).toMatchObject({ rows: [] });
  });

  test.each([
    ['of no set', { sets: [] }],
    ['with no shell', { shells: [] }],
  ])('%s is not a record', async (_what, check) => {
    expect(await record(check)).toMatchObject({ kind: 'refused', code: '23514' });
    expect(await checks()).toEqual([]);
  });
});

test('shows only the firm what a release lacks', async () => {
  const lacks = async (caller: Caller) =>
    database.as(caller, `select public.release_lacks('training', '1.1.0', $1) as lacking`, [SHELL]);
  expect(await lacks(firm)).toMatchObject({ rows: [{ lacking: 'training 1.1.0 has not been checked.' }] });
  await record();
  expect(await lacks(firm)).toMatchObject({ rows: [{ lacking: null }] });
  await database.owner(
    `insert into public.club_modules (club_id, module_id, pinned_version) values ($1, 'facilities', '0.1.0')`,
    [PINE_HOLLOW],
  );
  expect(await lacks(firm)).toMatchObject({
    rows: [{ lacking: 'training 1.1.0 has not been checked with the modules that clubs have now.' }],
  });
  for (const caller of [pineAdmin, visitor]) {
    expect(await lacks(caller)).toMatchObject({ kind: 'refused', code: '42501' });
  }
});
