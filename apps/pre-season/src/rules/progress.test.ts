import { sampleClub, sampleSeasons } from '@platform/sample-club';
import { sampleRows } from '../demo/sampleRows.testkit';
import { isOverdue, itemsOf, progressOf } from './progress';

const TODAY = sampleClub.clock.slice(0, 10);

test('counts 13 of 28 items as done in the sample club', () => {
  const current = sampleRows.get('listChecklists', sampleSeasons[1].id) ?? [];
  expect(progressOf(itemsOf(current), TODAY)).toMatchObject({ done: 13, total: 28, percent: 46 });
});

test('ignores archived lists, and gives no percentage without items', () => {
  const lists = sampleRows.all('listChecklists').flat();
  expect(progressOf(itemsOf(lists.map((list) => ({ ...list, archived: true }))), TODAY)).toEqual({
    done: 0,
    total: 0,
    percent: null,
    overdue: 0,
  });
});

test('does not count an item as overdue when it is due today or done', () => {
  expect(isOverdue({ completed: false, dueOn: TODAY }, TODAY)).toBe(false);
  expect(isOverdue({ completed: false, dueOn: '2025-04-30' }, TODAY)).toBe(true);
  expect(isOverdue({ completed: true, dueOn: '2025-04-30' }, TODAY)).toBe(false);
  expect(isOverdue({ completed: false, dueOn: '' }, TODAY)).toBe(false);
});
