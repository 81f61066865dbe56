import type { ChecklistItem } from '../source/checklist';

/** The items of a list as they stand below one another, each group in the list's own order. */
export interface ItemGroups {
  /** Should have been done before today. */
  overdue: ChecklistItem[];
  open: ChecklistItem[];
  /** What was done last comes first. */
  done: ChecklistItem[];
}

/**
 * What is late first, what is done last.
 * @param kept items that keep their place although they are done: those that were ticked off a moment ago
 */
export function groupItems(
  items: readonly ChecklistItem[],
  { today, kept }: { today: string; kept: ReadonlySet<string> },
): ItemGroups {
  const isDone = ({ id, completed }: ChecklistItem) => completed && !kept.has(id);
  const isLate = ({ dueOn }: ChecklistItem) => dueOn !== '' && dueOn < today;
  const toDo = items.filter((item) => !isDone(item));
  return {
    overdue: toDo.filter(isLate),
    open: toDo.filter((item) => !isLate(item)),
    done: items.filter(isDone).sort((a, b) => Number(b.completedAt ?? 0) - Number(a.completedAt ?? 0)),
  };
}
