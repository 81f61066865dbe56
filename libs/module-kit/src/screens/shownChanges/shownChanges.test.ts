import { QueryClient } from '@tanstack/react-query';
import { showAtOnce, showChange, withShownChanges } from './shownChanges';

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
const tick = (item: string) => showAtOnce(cache, queryKey, withTick(item));

test('a read that began before a change was written does not take it back', async () => {
  tick('pump');
  expect(shown()).toEqual(['pump']);
  beginReading();
  await server.answer();
  expect(shown()).toEqual(['pump']);
});

test('a read after the first of two changes leaves the second', async () => {
  const first = tick('pump');
  tick('filter');
  server.ticked = ['pump'];
  await first.confirm();
  beginReading();
  await server.answer();
  expect(shown()).toEqual(['pump', 'filter']);
});

test('a read on its way while a change is confirmed comes to nothing', async () => {
  const change = tick('pump');
  beginReading();
  server.ticked = ['pump'];
  await change.confirm();
  await server.answer();
  expect(shown()).toEqual(['pump']);
});

test('a read that was given up does not take back the first of two changes', async () => {
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

test('a refused change goes alone', async () => {
  const refused = tick('pump');
  const other = tick('filter');
  refused.takeBack();
  expect(shown()).toEqual(['filter']);
  other.takeBack();
  expect(shown()).toEqual([]);
});

test('once nothing is on its way, what the server says counts', async () => {
  await tick('pump').confirm();
  server.ticked = ['filter'];
  beginReading();
  await server.answer();
  expect(shown()).toEqual(['filter']);
});

test('what a change brought back is kept while others are on their way', async () => {
  const first = tick('pump');
  tick('filter');
  await first.confirm((ticked) => [...ticked, 'pump, version 2']);
  expect(shown()).toEqual(['pump, version 2', 'filter']);
});

test('a refusal does not bring back the list of a person who has signed out', () => {
  const refused = tick('pump');
  cache.clear();
  refused.takeBack();
  expect(shown()).toBeUndefined();
});

test('a read that arrives is changed together with what follows from it', async () => {
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
