import { createHash } from 'node:crypto';
import { keyStatement, platformManifestSchema, releaseStatement } from '@platform/contract';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { passCheck } from '../support/passCheck';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { addKey, publishRelease, rootKey, signatureOver, teamKey, testKey, type TestKey } from '../support/signing';

const database = databaseOfEachTest(registerModules);

const release = (version: string, moduleId = 'training') =>
  sampleRelease(moduleId, version, {
    engagement: true,
    title: 'Training',
    routes: [
      { path: `/${moduleId}`, access: 'club' },
      { path: `/demo/${moduleId}`, access: 'public' },
    ],
  });
const otherKey = testKey();
const { visitor } = people;

const publishAs = (text: string, keyId: string | null, signature: string | null, caller: Caller = service) =>
  database.as(caller, 'select public.publish_release($1, $2, $3, $4)', [text, 'ci', keyId, signature]);
const promote = (version: string, channel = 'production') =>
  database.as(service, 'select public.promote_release($1, $2, $3, $4, $5, null, true)', [
    'training',
    version,
    channel,
    'because',
    'ci',
  ]);
const revoke = (id: string, reason = 'stolen laptop'): Promise<Outcome> =>
  database.as(service, 'select * from public.revoke_publisher_key($1, $2, $3)', [id, reason, 'firm@firm.test']);
const versions = async () =>
  (await database.owner(`select version from public.module_releases where module_id = 'training' order by 1`)).map(
    (row) => row.version,
  );
async function production() {
  const [row] = await database.owner(
    `select version, candidate, fallback from public.module_channels where module_id = 'training' and channel = 'production'`,
  );
  return row;
}
async function trainingIn(caller: Caller) {
  const [row] = await readAs(database, caller, 'select public.platform_manifest() as manifest');
  return platformManifestSchema.parse(row?.manifest).modules.find(({ id }) => id === 'training');
}

describe('publishing', () => {
  test('stores a signed release as it was sent, and names its signer in the manifest', async () => {
    const text = `${JSON.stringify(release('3.0.0'), null, 2)}\n`;
    expect(await publishAs(text, teamKey.id, signatureOver(teamKey, text))).toMatchObject({ kind: 'done' });
    await promote('3.0.0');
    const digest = `sha256-${createHash('sha256').update(text).digest('base64')}`;
    expect((await trainingIn(visitor))?.signature).toEqual({
      publisher: {
        publicKey: teamKey.publicKey,
        certificate: rootKey.sign(keyStatement({ publicKey: teamKey.publicKey })),
      },
      digest,
      value: signatureOver(teamKey, text),
    });
    expect((await trainingIn(visitor))?.fallback?.signature?.publisher.publicKey).toBe(teamKey.publicKey);
  });

  test('signs the same text in the database as in the contract', async () => {
    const { files, entry, global, descriptor } = release('3.0.0');
    const [said] = await database.owner(
      'select app.release_statement($1, $2) as release, app.key_statement($3, $4) as key, app.key_statement($3, null) as any_key',
      [JSON.stringify(release('3.0.0')), 'sha256-x', teamKey.publicKey, ['training', 'facilities']],
    );
    expect(said).toEqual({
      release: releaseStatement({
        id: 'training',
        version: '3.0.0',
        entry: { file: entry, integrity: files[entry]?.integrity ?? '' },
        global,
        contract: descriptor.contract,
        digest: 'sha256-x',
      }),
      key: keyStatement({ publicKey: teamKey.publicKey, modules: ['training', 'facilities'] }),
      any_key: keyStatement({ publicKey: teamKey.publicKey }),
    });
  });

  const text = JSON.stringify(release('3.0.0'));
  const changed = JSON.stringify({ ...release('3.0.0'), preload: [] });
  const attacks: [string, () => Promise<Outcome>, RegExp][] = [
    ['without a signature', () => publishAs(text, null, null), /needs the signature of its publisher/],
    [
      'with a key that no one knows',
      () => publishAs(text, otherKey.id, signatureOver(otherKey, text)),
      /no publisher key/,
    ],
    [
      'with the signature of another key',
      () => publishAs(text, teamKey.id, signatureOver(otherKey, text)),
      /not of this release/,
    ],
    [
      'with the signature of another release',
      () => publishAs(changed, teamKey.id, signatureOver(teamKey, text)),
      /not of this release/,
    ],
    ['with a signature that is none', () => publishAs(text, teamKey.id, 'signed'), /not of this release/],
    [
      'with one space more than was signed',
      () => publishAs(`${text} `, teamKey.id, signatureOver(teamKey, text)),
      /not of this release/,
    ],
    ['that is not JSON', () => publishAs('{', teamKey.id, signatureOver(teamKey, text)), /This is not a release/],
  ];
  test.each(attacks)(
    'refuses a release %s, even from the holder of the service key',
    async (_what, attempt, message) => {
      const before = await versions();
      expect(await attempt()).toMatchObject({
        kind: 'refused',
        message: expect.stringMatching(message),
        hint: expect.any(String),
      });
      expect(await versions()).toEqual(before);
    },
  );

  test("lets a module's key sign that module's releases and no other's", async () => {
    await addKey(database, otherKey, ['facilities']);
    expect(await publishRelease(database, release('3.0.0'), { key: otherKey })).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: `The key ${otherKey.id} (Test team) may not sign releases of training.`,
    });
    expect(await publishRelease(database, release('3.0.0', 'facilities'), { key: otherKey })).toMatchObject({
      kind: 'done',
    });
  });

  test('lets only the service key publish, add keys, or revoke them', async () => {
    for (const person of Object.values(people)) {
      expect(await publishAs(text, teamKey.id, signatureOver(teamKey, text), person)).toMatchObject({ code: '42501' });
      const revoking = database.as(person, `select public.revoke_publisher_key($1, 'mine', 'me')`, [teamKey.id]);
      expect(await revoking).toMatchObject({ code: '42501' });
    }
    expect(await database.owner('select from public.publisher_keys where revoked_at is not null')).toEqual([]);
  });
});

describe('keys', () => {
  const add = (key: TestKey, certificate: string, modules: string[] | null = null) =>
    database.as(service, `select public.add_publisher_key($1, 'Mallory', $2, $3, 'ci')`, [
      key.publicKey,
      modules,
      certificate,
    ]);

  test('the service key adds none that the root has not certified for exactly these modules', async () => {
    const forOne = rootKey.sign(keyStatement({ publicKey: otherKey.publicKey, modules: ['training'] }));
    for (const outcome of [
      await add(otherKey, otherKey.sign(keyStatement({ publicKey: otherKey.publicKey }))),
      await add(otherKey, forOne),
      await add(otherKey, forOne, ['training', 'operations']),
      await add(otherKey, 'certified'),
    ]) {
      expect(outcome).toMatchObject({ code: '42501', message: 'No root key of this platform has certified this key.' });
    }
    expect(await database.owner('select from public.publisher_keys where id = $1', [otherKey.id])).toEqual([]);
    expect(await add(otherKey, forOne, ['training'])).toMatchObject({ kind: 'done' });
    expect(await add(otherKey, forOne, ['training'])).toMatchObject({ code: '23505' });
  });

  test('a second root is not trusted; the first again changes nothing', async () => {
    const trust = (key: TestKey) => database.as(service, 'select public.trust_root($1)', [key.publicKey]);
    expect(await trust(otherKey)).toMatchObject({ code: '42501', message: 'This platform trusts another root key.' });
    expect(await trust(rootKey)).toMatchObject({ kind: 'done' });
    expect(await database.owner('select public_key from app.root_keys')).toEqual([{ public_key: rootKey.publicKey }]);
  });
});

describe('revoking', () => {
  beforeEach(async () => {
    await addKey(database, otherKey);
    await publishRelease(database, release('2.0.0'), { key: otherKey });
    await promote('2.0.0');
  });

  test('says beforehand which clubs it affects, without a change', async () => {
    const [first] = await readAs(database, service, 'select * from public.revocation_consequences($1)', [otherKey.id]);
    expect(first).toMatchObject({ module_id: 'training', version: '2.0.0', given_by: 'production', back_to: '1.0.0' });
    expect(first?.clubs).toContain('Pine Hollow Swim & Tennis Club');
    expect(await production()).toMatchObject({ version: '2.0.0' });
  });

  test('names a club whose channel has nothing for the module, because it has the production release', async () => {
    await database.owner(
      `update public.club_modules set channel = 'preview/nothing' where club_id = $1 and module_id = 'training'`,
      [PINE_HOLLOW],
    );
    const [first] = await readAs(database, service, 'select * from public.revocation_consequences($1)', [otherKey.id]);
    expect(first).toMatchObject({ given_by: 'production', clubs: ['Pine Hollow Swim & Tennis Club'] });
  });

  test('withdraws what only the key vouches for, records it, and tells the firm and the owner', async () => {
    await database.owner('delete from app.notification_mails');
    expect(await revoke(otherKey.id)).toMatchObject({ rows: [{ version: '2.0.0', back_to: '1.0.0' }] });
    expect(await production()).toMatchObject({ version: '1.0.0' });
    const [event] = await database.owner(
      `select action, from_version, to_version, actor, reason from public.module_channel_events order by id desc limit 1`,
    );
    expect(event).toEqual({
      action: 'rollback',
      from_version: '2.0.0',
      to_version: '1.0.0',
      actor: 'firm@firm.test',
      reason: 'The key of Test team was revoked: stolen laptop',
    });
    const mails = await database.owner(
      'select address, title, body, link from app.notification_mails where address is not null',
    );
    expect(mails).toEqual([
      {
        address: 'training@firm.test',
        title: 'The key of Test team was revoked',
        body: 'stolen laptop. Concerned: training. Look at what people get now.',
        link: null,
      },
    ]);
    expect(await publishRelease(database, release('2.1.0'), { key: otherKey })).toMatchObject({
      kind: 'refused',
      message: `The key ${otherKey.id} (Test team) was revoked: stolen laptop.`,
    });
    expect(await revoke(otherKey.id)).toMatchObject({ kind: 'refused', code: 'PT409' });
  });

  test('gives such a release to no one again: no channel, share, pin, preview or plan', async () => {
    await revoke(otherKey.id);
    const before = await production();
    const attempts = [
      () => promote('2.0.0', 'staging'),
      () =>
        database.as(
          service,
          `select public.roll_out_release('training', '2.0.0', 'production', 5, 'try', 'ci', null, true)`,
        ),
      () =>
        database.as(
          people.firm,
          `select public.change_engagement($1, 'training', 'pin', 'As agreed.', release_version_param => '2.0.0')`,
          [PINE_HOLLOW],
        ),
      () =>
        database.as(
          service,
          `select public.issue_preview_ticket('{"training": "2.0.0"}', 'manager@pinehollow.test', 1, 'ci')`,
        ),
    ];
    for (const attempt of attempts) {
      expect(await attempt()).toMatchObject({
        kind: 'refused',
        code: 'PT409',
        message: 'The key that signed training 2.0.0 was revoked.',
      });
    }
    expect(await production()).toEqual(before);
  });

  test('ends its rollout, and never falls back to it', async () => {
    await publishRelease(database, release('2.1.0'));
    await promote('2.1.0');
    await passCheck(database, 'training', '2.0.0');
    expect(await production()).toMatchObject({ version: '2.1.0', fallback: '2.0.0' });
    await publishRelease(database, release('2.2.0'), { key: otherKey });
    await database.as(
      service,
      `select public.roll_out_release('training', '2.2.0', 'production', 50, 'try', 'ci', null, true)`,
    );
    await revoke(otherKey.id);
    expect(await production()).toEqual({ version: '2.1.0', candidate: null, fallback: '1.0.0' });
  });

  test('keeps the release if no other is left, without a signer in the manifest', async () => {
    await revoke(otherKey.id);
    await revoke(teamKey.id);
    expect(await production()).toMatchObject({ version: '1.0.0', fallback: null });
    const training = await trainingIn(visitor);
    expect(training?.version).toBe('1.0.0');
    expect(training?.signature).toBeUndefined();
  });

  test('keeps a release that another key has signed, too', async () => {
    const [row] = await database.owner(`select release from public.module_releases where version = '2.0.0'`);
    const text = JSON.stringify(release('2.0.0'));
    expect(row?.release).toEqual(JSON.parse(text));
    const sign = () =>
      database.as(service, `select public.sign_release('training', '2.0.0', $1, $2, 'ci')`, [
        teamKey.id,
        signatureOver(teamKey, text),
      ]);
    expect(await sign()).toMatchObject({ kind: 'done' });
    expect(await sign()).toMatchObject({ kind: 'done' });
    expect(await revoke(otherKey.id)).toMatchObject({ kind: 'done', rows: [] });
    expect(await production()).toMatchObject({ version: '2.0.0' });
    expect((await trainingIn(visitor))?.signature?.publisher.publicKey).toBe(teamKey.publicKey);
  });

  test('names only ten modules in the email about a key that signs many', async () => {
    await database.owner('delete from app.notification_mails');
    const ids = Array.from({ length: 140 }, (_, number) => `module-of-the-club-${number}`);
    await database.owner(`update public.publisher_keys set name = rpad(name, 80, '.') where id = $1`, [otherKey.id]);
    await database.owner(
      `insert into public.modules (id, title, owner, engagement) select id, id, id || '@firm.test', true
       from unnest($1::text[]) as id`,
      [ids],
    );
    await database.owner(
      `insert into public.module_releases (module_id, version, release, digest, published_by)
       select id, version, release || jsonb_build_object('moduleId', id), digest, published_by
       from public.module_releases, unnest($1::text[]) as id
       where module_id = 'training' and version = '2.0.0'`,
      [ids],
    );
    await database.owner(
      `insert into public.release_signatures (module_id, release_version, key_id, signature, signed_by)
       select id, release_version, key_id, signature, signed_by
       from public.release_signatures, unnest($1::text[]) as id where module_id = 'training' and key_id = $2`,
      [ids, otherKey.id],
    );
    await database.owner(
      `insert into public.module_channels (module_id, channel, version, updated_by)
       select id, 'production', '2.0.0', 'ci' from unnest($1::text[]) as id`,
      [ids],
    );
    const outcome = await revoke(otherKey.id, 'a'.repeat(400));
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(outcome.kind === 'done' && outcome.rows).toHaveLength(141);
    expect(await production()).toMatchObject({ version: '1.0.0' });
    const mails = await database.owner('select body from app.notification_mails where address is not null');
    expect(mails).toHaveLength(141);
    expect(mails[0]?.body).toMatch(/ Concerned: (module-of-the-club-\d+, ){9}module-of-the-club-\d+ and 131 more\. /);
  });

  test('needs a reason, and an existing key', async () => {
    expect(await revoke(otherKey.id, ' ')).toMatchObject({ code: '22023' });
    expect(await revoke('ffffffffffffffff')).toMatchObject({ code: 'PT404' });
    expect(await production()).toMatchObject({ version: '2.0.0' });
  });
});
