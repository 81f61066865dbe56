import { serveRows } from '../testing/serveRows';
import { waitFor } from '@testing-library/react';
import { forgetJointAnswers, readPartOf } from './jointAnswers';
import { queryClient } from './queryClient';

const CLUB = '10000000-0000-4000-8000-000000000001';
const ASKED = 'POST rpc/dashboard_needs';
const server = serveRows({});

const alone = jest.fn(async () => ({ count: 99 }));
const read = (part: string) => readPartOf<{ count: number }>('dashboard_needs', part, CLUB, alone);
const questions = () => server.received.filter(({ call }) => call === ASKED);
const answerWith = (json: unknown, status = 200) => (server.answers[ASKED] = [{ status, json }]);

beforeEach(() => {
  queryClient.clear();
  server.received.length = 0;
  alone.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('asks once for all parts that read at the same time', async () => {
  answerWith({ pool_needs: { count: 1 }, courts_needs: { count: 2 } });
  expect(await Promise.all([read('pool_needs'), read('courts_needs')])).toEqual([{ count: 1 }, { count: 2 }]);
  expect(questions().map(({ body }) => body)).toEqual([{ club_id_param: CLUB }]);
  expect(alone).not.toHaveBeenCalled();
});

test('lets a part that reads again ask for what is true then', async () => {
  answerWith({ pool_needs: { count: 1 } });
  await read('pool_needs');
  expect(await read('pool_needs')).toEqual({ count: 99 });
});

test('lets a part ask alone when the answer lacks it', async () => {
  answerWith({ pool_needs: null });
  expect(await read('pool_needs')).toEqual({ count: 99 });
  expect(await read('of_a_later_release')).toEqual({ count: 99 });
});

test('lets each part ask alone, and fail alone, when there is no common answer', async () => {
  answerWith({ code: 'PGRST202', message: 'Could not find the function' }, 404);
  alone.mockRejectedValueOnce(new Error('The pool could not be counted.'));
  const [pool, courts] = await Promise.allSettled([read('pool_needs'), read('courts_needs')]);
  expect(pool).toMatchObject({ status: 'rejected', reason: { message: 'The pool could not be counted.' } });
  expect(courts).toEqual({ status: 'fulfilled', value: { count: 99 } });
  expect(questions()).toHaveLength(1);
});

test('asks anew after a change, which the last answer may not have seen', async () => {
  answerWith({ pool_needs: { count: 1 }, courts_needs: { count: 2 } });
  await read('pool_needs');
  forgetJointAnswers();
  answerWith({ pool_needs: { count: 1 }, courts_needs: { count: 3 } });
  expect(await read('courts_needs')).toEqual({ count: 3 });
  expect(questions()).toHaveLength(2);
});

test('lets a part ask alone when the answer is late', async () => {
  let arrive = () => {};
  server.answers[ASKED] = () =>
    new Promise((resolve) => (arrive = () => resolve({ json: { pool_needs: { count: 1 } } })));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const found = read('pool_needs');
  await jest.advanceTimersByTimeAsync(3000);
  jest.useRealTimers();
  expect(await found).toEqual({ count: 99 });
  await waitFor(() => expect(questions()).toHaveLength(1));
  arrive();
});

test('lets a part ask alone whose answer was on its way when a change came', async () => {
  let arrive = () => {};
  server.answers[ASKED] = () =>
    new Promise((resolve) => (arrive = () => resolve({ json: { pool_needs: { count: 1 } } })));
  const found = read('pool_needs');
  await waitFor(() => expect(questions()).toHaveLength(1));
  forgetJointAnswers();
  expect(await found).toEqual({ count: 99 });
  arrive();
});
