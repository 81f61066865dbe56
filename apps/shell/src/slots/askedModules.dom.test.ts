import type { ManifestModule } from '@platform/contract';
import { DataError, defineModule, manifestStore, type PlatformModule } from '@platform/module-kit';
import { recentErrors } from '../devtools/recentErrors';
import { PlatformError } from '../platformError';
import { createAskedModules } from './askedModules';

type Answer = (props: { query: string }) => Promise<unknown>;

const release = (id: string, version: string) => ({
  version,
  entry: { file: 'entry.js', integrity: '' },
  global: id,
  preload: [],
});
const moduleNamed = (id: string, change: object = {}): ManifestModule => ({
  id,
  ...release(id, '1.1.0'),
  descriptor: {
    id,
    title: id,
    owner: `${id}@club.example`,
    engagement: true,
    routes: [],
    nav: [],
    fills: {},
    contract: '^1.0.0',
    budget: { firstLoadBytes: 1 },
    ...change,
  },
});
const rows = { type: 'array', items: { type: 'object', properties: { to: { type: 'string', pattern: '^/(?!/)' } } } };
const words = { type: 'object', properties: { query: { type: 'string' } }, required: ['query'], examples: [{}] };
const owner = moduleNamed('owner', { offers: { 'drills.search': { props: words, answer: rows, bytes: 1 } } });
const training = moduleNamed('training');
const withFallback = { ...training, fallback: { ...release('training', '1.0.0'), contract: '^1.0.0' } };

const moduleWith = (answer: Answer): PlatformModule =>
  defineModule({
    descriptor: { id: 'training', routes: [], fills: { 'drills.search': { order: 1 } } },
    App: () => null,
    slots: { 'drills.search': { load: async () => answer } },
  });

/** The answer of each version of training, and the versions that were loaded. */
function askedOf(answers: Record<string, Answer>) {
  const loaded: string[] = [];
  const modules = createAskedModules(async ({ version }) => {
    loaded.push(version);
    const answer = answers[version];
    if (!answer) throw new PlatformError('missing-file', 'Its file entry.js is missing (404).');
    return moduleWith(answer);
  });
  const ask = (query: unknown, module: ManifestModule = training) => modules.ask('drills.search', module, { query });
  return { ask, loaded, answers };
}

let errors: jest.SpyInstance;
beforeEach(() => {
  manifestStore.set({ source: 'person', manifest: { modules: [owner, training], switchedOff: [] } });
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  errors.mockRestore();
  jest.useRealTimers();
});

test('loads a module once, and asks it as often as the page asks', async () => {
  const { ask, loaded } = askedOf({ '1.1.0': async ({ query }) => [{ to: `/${query}` }] });
  expect(await Promise.all([ask('a'), ask('b')])).toEqual([[{ to: '/a' }], [{ to: '/b' }]]);
  expect(await ask('c')).toEqual([{ to: '/c' }]);
  expect(loaded).toEqual(['1.1.0']);
});

test('gives the reason when the code does not arrive, and loads it again at the next question', async () => {
  const { ask, answers } = askedOf({});
  await expect(ask('a')).rejects.toThrow('Its file entry.js is missing (404).');
  answers['1.1.0'] = async () => [];
  expect(await ask('a')).toEqual([]);
});

test('does not report a failure of the module when its rows fail to load', async () => {
  let isAway = true;
  const { ask, loaded } = askedOf({
    '1.1.0': async () => {
      if (isAway) throw new DataError('Ask a manager of your club.', '42501', 403);
      return [];
    },
  });
  await expect(ask('a', withFallback)).rejects.toThrow('Ask a manager of your club.');
  isAway = false;
  expect(await ask('a', withFallback)).toEqual([]);
  expect(loaded).toEqual(['1.1.0']);
});

test('discards an answer that the schema refuses, and names the slot', async () => {
  const { ask } = askedOf({ '1.1.0': async () => [{ to: 'https://evil.example' }] });
  await expect(ask('a')).rejects.toMatchObject({
    code: 'slot-answer',
    message: 'It answered the slot drills.search with what the slot does not allow.',
    detail: expect.stringContaining('#/0/to'),
  });
});

test.each<[string, Answer]>([
  ['answers what the schema refuses', async () => 'everything'],
  ['throws', async () => Promise.reject(new TypeError('rows is undefined'))],
])('asks the previous release when one %s, and keeps using it', async (_what, broken) => {
  const { ask, loaded } = askedOf({ '1.1.0': broken, '1.0.0': async ({ query }) => [{ to: `/${query}` }] });
  const module = { ...withFallback, global: `training ${_what}`, id: `training-${_what.split(' ')[0]}` };
  expect(await Promise.all([ask('a', module), ask('b', module)])).toEqual([[{ to: '/a' }], [{ to: '/b' }]]);
  expect(await ask('c', module)).toEqual([{ to: '/c' }]);
  expect(loaded).toEqual(['1.1.0', '1.0.0']);
  expect(recentErrors.list()[0]?.message).toContain('training 1.1.0: ');
});

test('keeps a checked answer unchanged when the module changes its rows afterwards', async () => {
  const rowsOfModule = [{ to: '/lanes' }];
  const { ask } = askedOf({ '1.1.0': async () => rowsOfModule });
  const answer = await ask('lanes');
  rowsOfModule.push({ to: 'https://evil.example' });
  expect(answer).toEqual([{ to: '/lanes' }]);
});

test("keeps the page's props unchanged when the module changes them", async () => {
  const question = { query: 'lanes' };
  async function hasty(props: { query: string }) {
    props.query = '';
    return [];
  }
  await createAskedModules(async () => moduleWith(hasty)).ask('drills.search', training, question);
  expect(question).toEqual({ query: 'lanes' });
});

test('refuses an answer that JSON cannot represent', async () => {
  const endless: unknown[] = [];
  endless.push(endless);
  const { ask } = askedOf({ '1.1.0': async () => endless });
  await expect(ask('lanes')).rejects.toThrow('It answered the slot drills.search with what the slot does not allow.');
});

test('gives up on an answer that never arrives', async () => {
  // React calls performance.getEntriesByType(), which a fake clock takes away.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const { ask } = askedOf({ '1.1.0': () => new Promise(() => {}) });
  const asked = expect(ask('a')).rejects.toThrow('Its answer took longer than 8 seconds.');
  await jest.advanceTimersByTimeAsync(8000);
  await asked;
});

test('does not pass on props that the schema refuses', async () => {
  const { ask, loaded } = askedOf({ '1.1.0': async () => [] });
  await expect(ask(7)).rejects.toMatchObject({ code: 'slot-props' });
  expect(loaded).toEqual([]);
});
