import type { ChecklistItem } from '../source/rows/checklist';

/** The items of a list in groups, each in the list's own order. */
interface ItemGroups {
  /** Due before today. */
  overdue: ChecklistItem[];
  open: ChecklistItem[];
  /** The most recently done first. */
  done: ChecklistItem[];
}

/**
 * Late items first, done ones last.
 * @param kept items that keep their place although they are done, because they were just checked off
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
