import { testPlan } from '../../source/rows/shift.testkit';
import { noHistory, withPartUndone, withRedone, withStep, withUndone } from './history';
import { isAs } from '../../rules/shift/samePlan';

const plan = testPlan();
const step = (id: string) => ({ words: `Shift ${id} moved`, parts: [{ id, from: plan, to: plan }] });

test('undoes the last action first, and redoes it', () => {
  const history = withStep(withStep(noHistory, step('1')), step('2'));
  const undone = withUndone(withUndone(history));
  expect(undone.done).toEqual([]);
  expect(withRedone(undone).done).toEqual([step('1')]);
});

test('forgets undone actions after a new one', () => {
  const history = withStep(withUndone(withStep(noHistory, step('1'))), step('2'));
  expect(history).toEqual({ done: [step('2')], undone: [] });
});

test('redoes only the part of an action that was undone', () => {
  const history = withStep(withStep(noHistory, step('1')), step('2 and 3'));
  expect(withPartUndone(history, step('3'))).toEqual({ done: [step('1')], undone: [step('3')] });
  expect(withPartUndone(history, null)).toEqual({ done: [step('1')], undone: [] });
});

test('keeps fifty actions', () => {
  const all = Array.from({ length: 60 }, (_, place) => step(String(place)));
  const { done } = all.reduce(withStep, noHistory);
  expect([done.length, done[0]?.words]).toEqual([50, 'Shift 10 moved']);
});

test('detects a shift that another person has changed since', () => {
  expect(isAs({ ...plan }, plan)).toBe(true);
  expect(isAs({ ...plan, notes: 'Bring the keys.' }, plan)).toBe(false);
  expect(isAs(undefined, plan)).toBe(false);
  expect(isAs(undefined, null)).toBe(true);
});
