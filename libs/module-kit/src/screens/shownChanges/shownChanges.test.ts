import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { showChange, withShownChanges } from './shownChanges';

const queryKey = ['items', 'pine-hollow'];

/** A list of ticks. Its answers take as long as a test wants. */
class Server {
  ticked: readonly string[] = [];
  private answers: (() => void)[] = [];

  read = async (): Promise<readonly string[]> => {
    const asOfNow = this.ticked;
    await new Promise<void>((resolve) => this.answers.push(resolve));
    return asOfNow;
  };

  async answer(): Promise<void> {
    this.answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const withTick = (item: string) => (ticked: readonly string[]) => [...ticked.filter((other) => other !== item), item];

let server: Server;
let cache: QueryClient;
beforeEach(() => {
  server = new Server();
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(queryKey, server.ticked);
});
afterEach(() => cache.clear());

const shown = () => cache.getQueryData<readonly string[]>(queryKey);
const beginReading = () => void cache.fetchQuery({ queryKey, queryFn: withShownChanges(server.read) }).catch(() => {});
const tick = (item: string) =>
  showChange(cache, queryKey, (answers) => {
    if (answers.has('[]')) answers.set('[]', withTick(item)(answers.get('[]') as readonly string[]));
  });

test('keeps a change when a read that began earlier arrives', async () => {
  tick('pump');
  expect(shown()).toEqual(['pump']);
  beginReading();
  await server.answer();
  expect(shown()).toEqual(['pump']);
});

test('keeps the second of two changes when a read follows the first', async () => {
  const first = tick('pump');
  tick('filter');
  server.ticked = ['pump'];
  await first.confirm();
  beginReading();
  await server.answer();
  expect(shown()).toEqual(['pump', 'filter']);
});

test('discards a read that was under way when a change was confirmed', async () => {
  const change = tick('pump');
  beginReading();
  server.ticked = ['pump'];
  await change.confirm();
  await server.answer();
  expect(shown()).toEqual(['pump']);
});

test('keeps the first of two changes when a read was canceled', async () => {
  const first = tick('pump');
  beginReading();
  const second = tick('filter');
  server.ticked = ['pump'];
  await first.confirm();
  await server.answer();
  expect(shown()).toEqual(['pump', 'filter']);
  second.takeBack();
  expect(shown()).toEqual(['pump']);
});

test('keeps a read that is under way when its page goes', async () => {
  server.ticked = ['pump'];
  const page = new QueryObserver(cache, { queryKey, queryFn: withShownChanges(server.read), staleTime: 0 });
  const leave = page.subscribe(() => {});
  leave();
  await server.answer();
  expect(shown()).toEqual(['pump']);
});

test('takes back only the refused change', async () => {
  const refused = tick('pump');
  const other = tick('filter');
  refused.takeBack();
  expect(shown()).toEqual(['filter']);
  other.takeBack();
  expect(shown()).toEqual([]);
});

test("shows the server's rows once no change is under way", async () => {
  await tick('pump').confirm();
  server.ticked = ['filter'];
  beginReading();
  await server.answer();
  expect(shown()).toEqual(['filter']);
});

test('does not restore the list of a person who has signed out after a refusal', () => {
  const refused = tick('pump');
  cache.clear();
  refused.takeBack();
  expect(shown()).toBeUndefined();
});

test('applies pending changes and their consequences to a read that arrives', async () => {
  const count = [...queryKey, 'count'];
  cache.setQueryData(count, 0);
  const change = showChange(cache, queryKey, (answers) => {
    const ticked = answers.get('[]') as readonly string[];
    answers.set('[]', withTick('pump')(ticked));
    answers.set('["count"]', (answers.get('[]') as readonly string[]).length);
  });
  expect(cache.getQueryData(count)).toBe(1);
  await cache.fetchQuery({ queryKey: count, queryFn: withShownChanges(async () => 0) });
  expect(cache.getQueryData(count)).toBe(1);
  change.takeBack();
  expect([shown(), cache.getQueryData(count)]).toEqual([[], 0]);
});
