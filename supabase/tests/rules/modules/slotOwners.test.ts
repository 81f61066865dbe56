import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { service } from '../support/people';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const database = databaseOfEachTest();

const offer = { props: { type: 'object', examples: [{}] }, bytes: 40_000 };

/** Publishes a release with these fields in its descriptor. */
const publish = (moduleId: string, version: string, change: object) => {
  const { descriptor, ...release } = sampleRelease(moduleId, version);
  return publishRelease(database, { ...release, descriptor: { ...descriptor, ...change } });
};
const offering = (moduleId: string, version: string, ...slots: string[]) =>
  publish(moduleId, version, { offers: Object.fromEntries(slots.map((slot) => [slot, offer])) });
const promote = (moduleId: string, version: string) =>
  database.as(service, `select public.promote_release($1, $2, 'production', 'ready', 'ci', null, true)`, [
    moduleId,
    version,
  ]);
const releases = (moduleId: string) =>
  database.owner('select version from public.module_releases where module_id = $1 order by version', [moduleId]);

const taken = {
  kind: 'refused',
  code: 'PT409',
  message: 'The slot staff.drawer is taken: recruitment offers it, and a slot has one owner.',
  hint: expect.stringContaining('It is free once a release of recruitment in production no longer offers it.'),
};

test("refuses a release that declares another module's slot, and registers nothing", async () => {
  await offering('recruitment', '1.0.0', 'staff.drawer');
  expect(await offering('drills', '1.0.0', 'drills.row', 'staff.drawer')).toMatchObject(taken);
  expect(await releases('drills')).toEqual([]);
  expect(await offering('drills', '1.0.0', 'drills.row')).toMatchObject({ kind: 'done' });
});

test('lets a module declare its own slot again', async () => {
  await offering('recruitment', '1.0.0', 'staff.drawer');
  expect(await offering('recruitment', '1.1.0', 'staff.drawer')).toMatchObject({ kind: 'done' });
});

test('transfers a slot once production no longer has it', async () => {
  await offering('recruitment', '1.0.0', 'staff.drawer');
  await promote('recruitment', '1.0.0');
  await offering('recruitment', '1.1.0');
  expect(await offering('drills', '1.0.0', 'staff.drawer')).toMatchObject(taken);
  await promote('recruitment', '1.1.0');
  expect(await offering('drills', '1.0.0', 'staff.drawer')).toMatchObject({ kind: 'done' });
});

test('accepts a module that fills an undeclared slot', async () => {
  expect(await publish('drills', '1.0.0', { fills: { 'pool.deck': { order: 1 } } })).toMatchObject({ kind: 'done' });
});

test('accepts the slot list of an earlier contract, and refuses a name without an area in it', async () => {
  const before = (slot: string) => ({ fills: undefined, slots: [{ slot, order: 1 }] });
  expect(await publish('drills', '1.0.0', before('dashboard.card'))).toMatchObject({ kind: 'done' });
  expect(await publish('pools', '1.0.0', before('dashboard'))).toMatchObject({ kind: 'refused', code: '22023' });
});

const props = { type: 'object', examples: [{}] };
test.each([
  ['a list of slots', { offers: [] }, 'descriptor.offers is not an object'],
  [
    'a filled slot without an area',
    { fills: { dashboard: { order: 1 } } },
    'descriptor.fills.dashboard: a slot is named',
  ],
  ['a filled slot without an order', { fills: { 'a.b': {} } }, 'descriptor.fills.a.b: its order is not a number'],
  ['an offered slot without an area', { offers: { staff: offer } }, 'descriptor.offers.staff: a slot is named'],
  ['an offered slot with capitals', { offers: { 'Staff.drawer': offer } }, 'descriptor.offers.Staff.drawer: a slot is'],
  ['an offered slot without a schema', { offers: { 'a.b': { bytes: 1 } } }, 'it has no schema of its props'],
  [
    'a schema of something other than an object',
    { offers: { 'a.b': { ...offer, props: { ...props, type: 'string' } } } },
    'it has no schema of its props',
  ],
  [
    'a schema without an example',
    { offers: { 'a.b': { ...offer, props: { ...props, examples: [] } } } },
    'its schema has no example of the props',
  ],
  ['an answer that is no schema', { offers: { 'a.b': { ...offer, answer: 'rows' } } }, 'its answer is not a schema'],
  ['a byte limit of nothing', { offers: { 'a.b': { ...offer, bytes: 0 } } }, 'its byte limit is not a positive number'],
  ['a byte limit in words', { offers: { 'a.b': { ...offer, bytes: '4 kB' } } }, 'its byte limit is not a positive'],
])('refuses %s', async (_what, change, message) => {
  expect(await publish('drills', '1.0.0', change)).toMatchObject({
    kind: 'refused',
    code: '22023',
    message: expect.stringContaining(message),
  });
});
