import { newId } from '@platform/module-kit/screens';
import type { Checklist, ChecklistItem } from '../rows/checklist';
import type { Known } from './known';

type NewItem = Pick<ChecklistItem, 'item' | 'priority' | 'notes' | 'dueOn' | 'position'> & Partial<ChecklistItem>;

/** Adds a list with its items at its place in a season. @returns its id */
export function begin(
  known: Known,
  seasonId: string,
  list: Pick<Checklist, 'kind' | 'title' | 'position'> & Partial<Checklist>,
  items: readonly NewItem[] = [],
): string {
  const id = newId();
  const added: Checklist = {
    templateId: null,
    copiedFromId: null,
    archived: false,
    version: 1,
    ...list,
    id,
    items: items.map((item) => ({ ...openItem, ...item, id: newId(), listId: id })),
  };
  const there = known.get('listChecklists', seasonId) ?? [];
  known.set(
    'listChecklists',
    [seasonId],
    [...there, added].sort((a, b) => a.position - b.position),
  );
  return id;
}

/** The initial values of every new item. */
const openItem = {
  owner: '',
  completed: false,
  completedAt: null,
  completedBy: null,
  lessonId: null,
  version: 1,
} as const;

export const lastPosition = (rows: readonly { position: number }[]): number =>
  Math.max(0, ...rows.map(({ position }) => position));
