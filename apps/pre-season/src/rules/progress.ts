import type { Checklist, ChecklistItem } from '../source/rows/checklist';

export interface Progress {
  done: number;
  total: number;
  /** 0 to 100, whole; null without items. */
  percent: number | null;
  overdue: number;
}

/** The progress of items on the club's day. The view pre_season_progress counts the same for the dashboard's card. */
export function progressOf(items: readonly ChecklistItem[], today: string): Progress {
  const done = items.filter(({ completed }) => completed).length;
  const total = items.length;
  return {
    done,
    total,
    percent: total > 0 ? Math.round((100 * done) / total) : null,
    overdue: items.filter((item) => isOverdue(item, today)).length,
  };
}

/** Whether an item was due before today. */
export function isOverdue({ completed, dueOn }: Pick<ChecklistItem, 'completed' | 'dueOn'>, today: string): boolean {
  return !completed && dueOn !== '' && dueOn < today;
}

/** All items of the lists that are not archived. */
export function itemsOf(lists: readonly Checklist[]): ChecklistItem[] {
  return lists.flatMap(({ archived, items }) => (archived ? [] : items));
}
