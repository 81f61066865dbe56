import type { ManifestModule } from '@platform/contract';
import {
  DataError,
  defineModule,
  loadSlots,
  manifestStore,
  queryClient,
  slotHost,
  useSlotAnswers,
  type PlatformModule,
} from '@platform/module-kit';
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSlotHost } from './createSlotHost';

type Answer = (props: { query: string }) => Promise<unknown>;

const moduleNamed = (id: string, change: Partial<ManifestModule['descriptor']>): ManifestModule => ({
  id,
  version: '1.0.0',
  global: id,
  entry: { file: 'entry.js', integrity: '' },
  preload: [],
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
const offer = {
  props: { type: 'object', examples: [{}] },
  answer: { type: 'array', items: { type: 'string' } },
  bytes: 40_000,
};

/** The modules' answers, in this order. */
async function connect(answers: Record<string, Answer>): Promise<void> {
  slotHost.connect(async () =>
    createSlotHost(async ({ id }): Promise<PlatformModule> =>
      defineModule({
        descriptor: { id, routes: [], fills: { 'drills.search': { order: 1 } } },
        App: () => null,
        slots: { 'drills.search': { load: async () => answers[id] as Answer } },
      }),
    ),
  );
  queryClient.clear();
  await loadSlots();
  const modules = Object.keys(answers).map((id, order) => moduleNamed(id, { fills: { 'drills.search': { order } } }));
  const owner = moduleNamed('owner', { offers: { 'drills.search': offer } });
  manifestStore.set({ source: 'person', manifest: { modules: [owner, ...modules], switchedOff: [] } });
}

function Found({ query }: { query: string | null }) {
  const { answers, isKnown } = useSlotAnswers<string[]>('drills.search', query === null ? null : { query });
  return (
    <ul aria-label={isKnown ? 'Known' : 'Unknown'}>
      {answers.map((found) => (
        <li key={found.module.id}>
          {found.module.title}: {found.kind === 'waiting' && (found.slow ? 'slow' : 'waiting')}
          {found.kind === 'answered' && `${found.answer.join(', ')}${found.isAskedAnew ? ' …' : ''}`}
          {found.kind === 'failed' && (
            <>
              {found.message}
              <button onClick={found.retry}>Retry {found.module.title}</button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('shows each answer as it comes, in the order of the modules', async () => {
  let arrive = (_rows: string[]) => {};
  await connect({
    late: () => new Promise((resolve) => (arrive = resolve)),
    quick: async ({ query }) => [`${query} 1`, `${query} 2`],
  });
  render(<Found query="jim" />);
  expect(await screen.findByText('quick: jim 1, jim 2')).toBeTruthy();
  expect(lines()).toEqual(['late: waiting', 'quick: jim 1, jim 2']);
  act(() => arrive(['at last']));
  expect(await screen.findByText('late: at last')).toBeTruthy();
});

test('names a module that is slow to answer', async () => {
  await connect({ late: () => new Promise(() => {}) });
  jest.useFakeTimers();
  render(<Found query="jim" />);
  await act(() => jest.advanceTimersByTimeAsync(2400));
  expect(lines()).toEqual(['late: waiting']);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(lines()).toEqual(['late: slow']);
});

test('says why a module could not answer, beside the answers of others, and asks again', async () => {
  let isAway = true;
  await connect({
    away: async () => {
      if (isAway) throw new DataError('Ask a manager of your club.', '42501', 403);
      return ['back'];
    },
    quick: async () => ['here'],
  });
  render(<Found query="jim" />);
  expect(await screen.findByText('away: Ask a manager of your club.')).toBeTruthy();
  expect(await screen.findByText('quick: here')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry away' }));
  expect(await screen.findByText('away: back')).toBeTruthy();
});

test('discards an answer that the schema refuses', async () => {
  await connect({ lying: async () => [{ to: 'https://evil.example' }], quick: async () => ['here'] });
  render(<Found query="jim" />);
  expect(await screen.findByText(/^lying: It answered the slot drills\.search with what/)).toBeTruthy();
  expect(await screen.findByText('quick: here')).toBeTruthy();
});

test('keeps an answer until the next one arrives, and forgets all when nothing is asked', async () => {
  let arrive = (_rows: string[]) => {};
  await connect({
    rows: ({ query }) => (query === 'jim' ? Promise.resolve(['Jim']) : new Promise((resolve) => (arrive = resolve))),
  });
  const { rerender } = render(<Found query="jim" />);
  expect(await screen.findByText('rows: Jim')).toBeTruthy();
  rerender(<Found query="jimena" />);
  expect(await screen.findByText('rows: Jim …')).toBeTruthy();
  await act(async () => arrive(['Jimena']));
  expect(await screen.findByText('rows: Jimena')).toBeTruthy();
  rerender(<Found query={null} />);
  expect(lines()).toEqual([]);
});
