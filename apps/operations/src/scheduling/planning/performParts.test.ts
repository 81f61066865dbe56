import { DataError } from '@platform/module-kit';
import type { ShiftPlan } from '../source/rows/shift';
import { testPlan } from '../source/shift.testkit';
import type { StepPart } from './history';
import { performParts, type Attempt, type Made } from './performParts';

const part = (id: string): StepPart => ({ id, from: null, to: testPlan({ staffId: 'a' }) });
const refusal = new DataError('They work at that time already.', '23514', 400);

async function perform(
  orOpen: boolean,
  attempt: (id: string, to: ShiftPlan | null, how: Attempt) => Promise<Made | null>,
) {
  const done: StepPart[] = [];
  const parts = [part('1'), part('2'), part('3')];
  const outcome = await performParts({ parts, orOpen, attempt, onDone: (all) => done.push(...all) }).catch(
    (error: Error) => error.message,
  );
  return { outcome, done: done.map(({ id, to }) => `${id} ${to?.staffId ?? 'open'}`) };
}

test('opens a shift that its person may not work, if requested', async () => {
  const attempt = (id: string, to: ShiftPlan | null) =>
    id === '2' && to?.staffId ? Promise.reject(refusal) : Promise.resolve({});
  expect(await perform(true, attempt)).toEqual({ outcome: 1, done: ['1 a', '2 open', '3 a'] });
  expect(await perform(false, attempt)).toEqual({ outcome: refusal.message, done: ['1 a'] });
});

test('keeps completed changes in the history when the person cancels the rest', async () => {
  expect(await perform(false, (id) => Promise.resolve(id === '3' ? null : {}))).toEqual({
    outcome: null,
    done: ['1 a', '2 a'],
  });
});

test('gives the reason that a person entered to the rest of the action', async () => {
  const reasons: (string | undefined)[] = [];
  await perform(false, (id, _to, { reason }) => {
    reasons.push(reason);
    return Promise.resolve({ reason: reason ?? (id === '2' ? 'They asked for it.' : undefined) });
  });
  expect(reasons).toEqual([undefined, undefined, 'They asked for it.']);
});
