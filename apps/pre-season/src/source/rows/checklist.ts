import type { Versioned } from './versioned';
import type { OwnerKey } from '@platform/module-kit/screens';

/** The purpose of a season's list. Daily lists belong to operations. */
export type ListKind = 'pre_season' | 'facility_preparation';

export type Priority = 'high' | 'medium' | 'low';

export interface ChecklistItem extends Versioned {
  listId: string;
  item: string;
  priority: Priority;
  /** Empty without notes. */
  notes: string;
  /** Empty without an owner. */
  owner: OwnerKey | '';
  /** The due date (ISO 8601); empty without one. */
  dueOn: string;
  completed: boolean;
  completedAt: Date | null;
  /** The account that checked it off. */
  completedBy: string | null;
  position: number;
  /** The lesson of an earlier season that it came from; null without one. */
  lessonId: string | null;
}

export interface Checklist extends Versioned {
  kind: ListKind;
  title: string;
  position: number;
  templateId: string | null;
  /** The list of an earlier season that it was copied from. */
  copiedFromId: string | null;
  archived: boolean;
  items: readonly ChecklistItem[];
}

/** The fields a person enters for an item. */
export interface ItemDraft extends Record<string, unknown> {
  listId: string;
  item: string;
  priority: Priority;
  notes: string;
  owner: OwnerKey | '';
  dueOn: string;
}

export interface ListTemplate {
  id: string;
  kind: ListKind;
  title: string;
  itemCount: number;
  /** In order. */
  items: readonly TemplateItem[];
}

interface TemplateItem {
  item: string;
  priority: Priority;
  notes: string;
  position: number;
  /** Null for an item without a due date. */
  daysBeforeOpening: number | null;
}

/** The editable fields of an item. */
export function toItemDraft({ listId, item, priority, notes, owner, dueOn }: ChecklistItem): ItemDraft {
  return { listId, item, priority, notes, owner, dueOn };
}
