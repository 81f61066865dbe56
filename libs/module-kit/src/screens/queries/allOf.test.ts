import { allOf } from './allOf';

const known = <Data>(data: Data) => ({ data, error: null, isFetching: false, refetch: jest.fn(async () => undefined) });
const coming = () => ({ ...known(undefined), isFetching: true });
const failed = (message: string) => ({ ...known(undefined), error: new Error(message) });

test('is known once every read is', () => {
  expect(allOf([known('a'), known(null)])).toMatchObject({ data: ['a', null], error: null, isFetching: false });
  expect(allOf([known('a'), coming()])).toMatchObject({ data: undefined, error: null, isFetching: true });
});

test('fails with the first failure, and retries only what failed', async () => {
  const queries = [known('a'), failed('No rules'), failed('No weeks')] as const;
  const all = allOf(queries);
  expect(all).toMatchObject({ data: undefined, error: new Error('No rules') });
  await all.refetch();
  expect(queries.map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 1]);
});

test('keeps a known answer when reading it again fails', () => {
  expect(allOf([{ ...known('a'), error: new Error('No news') }])).toMatchObject({ data: ['a'], error: null });
});
