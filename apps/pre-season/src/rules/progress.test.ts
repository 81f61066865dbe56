import { sampleClub, sampleSeasons } from '@platform/sample-club';
import { sampleRows } from '../demo/sampleRows.testkit';
import { isOverdue, itemsOf, progressOf } from './progress';

const TODAY = sampleClub.clock.slice(0, 10);

test('the sample club has done 13 of 28 items, as its rows say', () => {
  const current = sampleRows.get('listChecklists', sampleSeasons[1].id) ?? [];
  expect(progressOf(itemsOf(current), TODAY)).toMatchObject({ done: 13, total: 28, percent: 46 });
});

test('archived lists count for nothing, and no items are no percentage', () => {
  const lists = sampleRows.all('listChecklists').flat();
  expect(progressOf(itemsOf(lists.map((list) => ({ ...list, archived: true }))), TODAY)).toEqual({
    done: 0,
    total: 0,
    percent: null,
    overdue: 0,
  });
});

test('what is due today is not overdue; what is done never is', () => {
  expect(isOverdue({ completed: false, dueOn: TODAY }, TODAY)).toBe(false);
  expect(isOverdue({ completed: false, dueOn: '2025-04-30' }, TODAY)).toBe(true);
  expect(isOverdue({ completed: true, dueOn: '2025-04-30' }, TODAY)).toBe(false);
  expect(isOverdue({ completed: false, dueOn: '' }, TODAY)).toBe(false);
});
