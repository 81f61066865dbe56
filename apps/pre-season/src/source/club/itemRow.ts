import type { ChecklistItem, ItemDraft, Priority } from '../rows/checklist';
import type { OwnerKey } from '@platform/module-kit/screens';

export const ITEM_COLUMNS =
  'id, checklist_id, item, priority, notes, owner_user_id, owner_staff_id, due_on, completed, completed_at, completed_by, position, lesson_id, version';

/** An item as stored in the database. */
export interface ItemRow {
  id: string;
  checklist_id: string;
  item: string;
  priority: string;
  notes: string | null;
  owner_user_id: string | null;
  owner_staff_id: string | null;
  due_on: string | null;
  completed: boolean;
  completed_at: string | null;
  completed_by: string | null;
  position: number;
  lesson_id: string | null;
  version: number;
}

export function itemOf(row: ItemRow): ChecklistItem {
  return {
    id: row.id,
    listId: row.checklist_id,
    item: row.item,
    // A table constraint allows only these priorities.
    priority: row.priority as Priority,
    notes: row.notes ?? '',
    owner: ownerOf(row),
    dueOn: row.due_on ?? '',
    completed: row.completed,
    completedAt: row.completed_at === null ? null : new Date(row.completed_at),
    completedBy: row.completed_by,
    position: row.position,
    lessonId: row.lesson_id,
    version: row.version,
  };
}

function ownerOf({ owner_staff_id, owner_user_id }: ItemRow): OwnerKey | '' {
  if (owner_staff_id !== null) return `staff:${owner_staff_id}`;
  return owner_user_id !== null ? `account:${owner_user_id}` : '';
}

/** The columns of a draft to send. */
export function itemColumns({ listId, item, priority, notes, owner, dueOn }: ItemDraft) {
  return {
    checklist_id: listId,
    item: item.trim(),
    priority,
    notes: notes.trim() || null,
    due_on: dueOn || null,
    ...ownerColumns(owner),
  };
}

export function ownerColumns(owner: OwnerKey | '') {
  const [kind, id = null] = owner.split(':');
  return { owner_staff_id: kind === 'staff' ? id : null, owner_user_id: kind === 'account' ? id : null };
}
