import { MutationObserver } from '@tanstack/react-query';
import { DataError, dataOf } from './dataErrors';
import { defineModule } from '../module/defineModule';
import { queryClient } from './queryClient';

interface Refused {
  message: string;
  code?: string;
  hint?: string;
}

const answer = (status: number, error: Refused | null, data: unknown = null) => {
  const sent = Promise.resolve({ status, data, error: error as never });
  return Object.assign(sent, { retry: () => sent });
};

test('returns the data of an answer without an error', async () => {
  await expect(dataOf(answer(200, null, [1, 2]), 'Failed')).resolves.toEqual([1, 2]);
});

test("keeps the server's sentence, hint, code and status of a failure", async () => {
  const refused = { message: 'Not yours.', code: '42501', hint: 'Ask a manager.' };
  await expect(dataOf(answer(403, refused), 'Failed')).rejects.toMatchObject({
    name: 'DataError',
    message: 'Not yours.',
    hint: 'Ask a manager.',
    code: '42501',
    status: 403,
  });
});

const tooLong = 'new row for relation "towels" violates check constraint "towels_name_length"';
const towels = { table: 'towels', rules: { towels_name_length: 'A towel has a name of 1 to 120 characters.' } };
const moduleWith = (id: string, refusals: () => Promise<{ refusals: (typeof towels)[] }>) =>
  defineModule({ descriptor: { id, routes: [] }, App: () => null, refusals });

test('uses general words for a broken rule when no module on the page has its sentence', async () => {
  await expect(dataOf(answer(400, { message: tooLong, code: '23514' }), 'Failed to add')).rejects.toMatchObject({
    message: 'Something entered here is not allowed. Check it and save again.',
  });
});

test("uses the module's sentence for a broken rule, and keeps the database's words", async () => {
  moduleWith('broken', () => Promise.reject(new Error('Its chunk does not load.')));
  moduleWith('laundry', async () => ({ refusals: [towels] }));
  const message = tooLong;
  await expect(dataOf(answer(400, { message, code: '23514' }), 'Failed to add')).rejects.toMatchObject({
    message: 'A towel has a name of 1 to 120 characters.',
    code: '23514',
    cause: { message },
  });
});

test.each([
  ['a fault', 500, { message: 'cache lookup failed for type 12', code: 'XX000' }],
  ['no words', 500, { message: '', code: '' }],
  ['the page of a proxy', 502, { message: '<html>Bad Gateway.' }],
  ['no network', 0, { message: 'TypeError: NetworkError when attempting to fetch resource.', code: '' }],
])('uses the words of the caller for %s', async (_, status, refused) => {
  await expect(dataOf(answer(status, refused), 'Failed to fetch staff')).rejects.toThrow('Failed to fetch staff');
});

test('refuses a change at once without a network, and never sends it later', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const request = answer(201, null, { id: '1' });
  const send = jest.spyOn(request, 'retry');
  const change = new MutationObserver(queryClient, { mutationFn: () => dataOf(request, 'Failed to add staff') });
  await expect(change.mutate()).rejects.toThrow('You are offline. Changes can be saved once the connection is back.');
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await queryClient.resumePausedMutations();
  expect(send).not.toHaveBeenCalled();
});

test("leaves out PostgreSQL's own hints", async () => {
  const refused = {
    message: 'date/time field value out of range: "31/12/2026"',
    code: '22008',
    hint: 'Perhaps you need a different "datestyle" setting.',
  };
  await expect(dataOf(answer(400, refused), 'Failed')).rejects.toMatchObject({
    message: 'This date or time does not exist. Write a date like 2026-05-23 and a time like 14:30.',
    hint: '',
  });
});

test.each([
  [0, true],
  [429, true],
  [503, true],
  [403, false],
  [404, false],
])('retries status %d: %s', (status, transient) => {
  expect(new DataError('x', '', status).isTransient).toBe(transient);
});
