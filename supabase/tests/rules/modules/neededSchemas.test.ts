import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { passCheck } from '../support/passCheck';
import { people, PINE_HOLLOW, service } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const [FIRST, SECOND, LATER] = ['20261124000000', '20261124010000', '20991231000000'];
const TRAINING = { engagement: true, title: 'Training' };

/** Records a migration as the Supabase CLI and the local stack do. */
const record = (version: string) =>
  database.owner('insert into supabase_migrations.schema_migrations (version) values ($1)', [version]);

const database = databaseOfEachTest(async (opened) => {
  await registerModules(opened);
  await opened.owner('delete from supabase_migrations.schema_migrations');
  for (const version of [FIRST, SECOND]) {
    await opened.owner('insert into supabase_migrations.schema_migrations (version) values ($1)', [version]);
  }
});

const publish = (version: string, schema?: string) =>
  publishRelease(database, sampleRelease('training', version, { ...TRAINING, schema }));
const promote = (version: string, channel = 'production') =>
  database.as(service, `select public.promote_release('training', $1, $2, 'ready', 'ci', null, true)`, [
    version,
    channel,
  ]);
const rollOut = (version: string) =>
  database.as(service, `select public.roll_out_release('training', $1, 'production', 5, 'try', 'ci', null, true)`, [
    version,
  ]);
const obstacle = async (version: string) =>
  (await readAs(database, service, `select public.release_obstacle('training', $1) as why`, [version]))[0]?.why;
const production = async () =>
  (
    await database.owner(
      `select version, candidate from public.module_channels where module_id = 'training' and channel = 'production'`,
    )
  )[0];

const LACKS = `training 1.2.0 needs the schema ${LATER}, which this platform's database lacks: it is at ${SECOND}.`;
const MIGRATE =
  'Migrate the database first: "npm start" does so on your machine, "npx supabase db push" on a hosted project.';
const refused = { kind: 'refused', code: 'PT409', message: LACKS, hint: MIGRATE };

test('publishes a release that needs a later schema, and says what is missing', async () => {
  expect(await publish('1.2.0', LATER)).toMatchObject({ kind: 'done' });
  expect(await obstacle('1.2.0')).toBe(`${LACKS} ${MIGRATE}`);
  expect(await readAs(database, service, 'select * from public.releases_ahead()')).toEqual([
    { module_id: 'training', version: '1.2.0', needed: LATER },
  ]);
});

test('lets no channel have a release whose schema the database lacks, not even by force', async () => {
  await publish('1.2.0', LATER);
  expect(await promote('1.2.0')).toMatchObject(refused);
  expect(await promote('1.2.0', 'staging')).toMatchObject(refused);
  expect(await rollOut('1.2.0')).toMatchObject(refused);
  expect(await production()).toEqual({ version: '1.0.0', candidate: null });
});

test('refuses the first release of a module in the same way', async () => {
  await publishRelease(database, sampleRelease('drills', '1.0.0', { schema: LATER }));
  const first = `select public.promote_release('drills', '1.0.0', 'production', 'first', 'ci')`;
  expect(await database.as(service, first)).toMatchObject({ kind: 'refused', code: 'PT409', hint: MIGRATE });
});

test('shows it to no person and pins no club to it', async () => {
  await publish('1.2.0', LATER);
  const ticket = 'select public.issue_preview_ticket($1, $2)';
  const release = JSON.stringify({ training: '1.2.0' });
  expect(await database.as(people.firm, ticket, [release, 'manager@pinehollow.test'])).toMatchObject(refused);
  const pin = (when: string) => `select public.change_engagement($1, 'training', 'pin', 'Soon.', null, '1.2.0'${when})`;
  expect(await database.as(people.firm, pin(''), [PINE_HOLLOW])).toMatchObject(refused);
  expect(await database.as(people.firm, pin(`, now() + interval '1 day'`), [PINE_HOLLOW])).toMatchObject(refused);
});

test('accepts it once the database has the migration, and rolls back to what an older schema supports', async () => {
  await publish('1.2.0', LATER);
  await publish('1.1.5', FIRST);
  await record(LATER);
  expect(await obstacle('1.2.0')).toBeNull();
  await passCheck(database, 'training', '1.1.5');
  expect(await promote('1.1.5')).toMatchObject({ kind: 'done' });
  expect(await rollOut('1.2.0')).toMatchObject({ kind: 'done' });
  expect(await promote('1.2.0')).toMatchObject({ kind: 'done' });
  const back = `select public.rollback_release('training', 'production', 'it broke', 'ci')`;
  expect(await database.as(service, back)).toMatchObject({ kind: 'done' });
  expect(await production()).toEqual({ version: '1.1.5', candidate: null });
});

test('refuses a release whose migration was skipped while a later one ran', async () => {
  const [between] = ['20500101000000'];
  await record(LATER);
  await publish('1.2.0', between);
  expect(await promote('1.2.0')).toMatchObject({
    message: `training 1.2.0 needs the schema ${between}, which this platform's database lacks: it is at ${LATER}.`,
  });
});

test('accepts a release that needs a migration which was merged into the first one', async () => {
  await publish('1.2.0', '20250101000000');
  expect(await promote('1.2.0')).toMatchObject({ kind: 'done' });
});

test.each([
  ['is empty', 'delete from supabase_migrations.schema_migrations'],
  ['is missing', 'drop schema supabase_migrations cascade'],
])('accepts only releases without a schema when the record of migrations %s', async (_what, change) => {
  await publish('1.2.0', FIRST);
  await publish('1.3.0');
  await database.owner(change);
  expect(await promote('1.2.0')).toMatchObject({
    code: 'PT409',
    message: `training 1.2.0 needs the schema ${FIRST}, and this platform's database does not record which schema it has.`,
  });
  expect(await promote('1.3.0')).toMatchObject({ kind: 'done' });
});

test.each(['', '1', 'latest', '2026112400000x'])('refuses "%s" as a schema', async (schema) => {
  expect(await publish('1.2.0', schema)).toMatchObject({
    kind: 'refused',
    message: 'This is not a release: descriptor.schema is not the version of a migration, such as 20261124000000.',
  });
});
