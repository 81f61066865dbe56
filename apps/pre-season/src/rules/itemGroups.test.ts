import type { ChecklistItem } from '../source/rows/checklist';
import { groupItems } from './itemGroups';

const today = '2025-05-01';

function item(id: string, fields: Partial<ChecklistItem> = {}): ChecklistItem {
  return {
    id,
    listId: 'list',
    item: id,
    priority: 'medium',
    notes: '',
    owner: '',
    dueOn: '',
    completed: false,
    completedAt: null,
    completedBy: null,
    position: 0,
    lessonId: null,
    version: 1,
    ...fields,
  };
}

const done = (id: string, at: string) => item(id, { completed: true, completedAt: new Date(at), dueOn: '2025-04-01' });

const items = [
  done('first done', '2025-04-01T12:00:00Z'),
  item('due today', { dueOn: today }),
  item('late', { dueOn: '2025-04-30' }),
  done('last done', '2025-04-20T12:00:00Z'),
  item('undated'),
  item('latest', { dueOn: '2025-01-30' }),
];

const ids = (kept: readonly string[] = []) => {
  const { overdue, open, done: over } = groupItems(items, { today, kept: new Set(kept) });
  return [overdue, open, over].map((group) => group.map(({ id }) => id));
};

test('puts late items first and done ones last, each group in the order of the list', () => {
  expect(ids()).toEqual([
    ['late', 'latest'],
    ['due today', 'undated'],
    ['last done', 'first done'],
  ]);
});

test('keeps the place of an item that was just checked off', () => {
  expect(ids(['last done'])).toEqual([['late', 'last done', 'latest'], ['due today', 'undated'], ['first done']]);
});
