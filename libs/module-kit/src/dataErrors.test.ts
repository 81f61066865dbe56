import { DataError, dataOf } from './dataErrors';

const answer = (status: number, error: { message: string; code: string } | null, data: unknown = null) => {
  const sent = Promise.resolve({ status, data, error: error as never });
  return Object.assign(sent, { retry: () => sent });
};

test('an answer without an error is its data', async () => {
  await expect(dataOf(answer(200, null, [1, 2]), 'Failed')).resolves.toEqual([1, 2]);
});

test("a failure keeps the server's words, code and status", async () => {
  await expect(dataOf(answer(403, { message: 'Not yours.', code: '42501' }), 'Failed')).rejects.toMatchObject({
    name: 'DataError',
    message: 'Not yours.',
    code: '42501',
    status: 403,
  });
});

test('without words the fallback is shown', async () => {
  await expect(dataOf(answer(500, { message: '', code: '' }), 'Failed to fetch staff')).rejects.toThrow(
    'Failed to fetch staff',
  );
});

test.each([
  [0, true],
  [429, true],
  [503, true],
  [403, false],
  [404, false],
])('status %d is worth another try: %s', (status, transient) => {
  expect(new DataError('x', '', status).isTransient).toBe(transient);
});
