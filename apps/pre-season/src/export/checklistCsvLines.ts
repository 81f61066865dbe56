import type { CsvCell, Person } from '@platform/module-kit/screens';
import type { Checklist, ChecklistItem } from '../source/rows/checklist';

/** The visible items of each list, as a table. */
export function checklistCsvLines(
  lists: readonly { list: Checklist; items: readonly ChecklistItem[] }[],
  people: readonly Person[],
): CsvCell[][] {
  const nameOf = new Map(people.map(({ owner, name }) => [owner, name]));
  return [
    ['Checklist', 'Item', 'Priority', 'Owner', 'Due', 'Done', 'Notes'],
    ...lists.flatMap(({ list: { title }, items }) =>
      items.map(({ item, priority, owner, dueOn, completed, notes }) => [
        title,
        item,
        priority,
        owner ? (nameOf.get(owner) ?? '') : '',
        dueOn,
        completed ? 'yes' : 'no',
        notes,
      ]),
    ),
  ];
}
