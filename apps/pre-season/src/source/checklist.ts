import type { Versioned } from './versioned';
import type { OwnerKey } from '@platform/module-kit/screens';

/** What a list of a season is for. Lists of every day belong to operations. */
export type ListKind = 'pre_season' | 'facility_preparation';

export type Priority = 'high' | 'medium' | 'low';

export interface ChecklistItem extends Versioned {
  listId: string;
  item: string;
  priority: Priority;
  /** Empty without notes. */
  notes: string;
  /** Empty while no one is responsible for it. */
  owner: OwnerKey | '';
  /** The day (ISO 8601) by which it should be done; empty without one. */
  dueOn: string;
  completed: boolean;
  completedAt: Date | null;
  /** The account that ticked it off. */
  completedBy: string | null;
  position: number;
  /** The lesson of an earlier season that it came from. */
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

/** What people enter about an item. */
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
  /** In their order. */
  items: readonly TemplateItem[];
}

export interface TemplateItem {
  item: string;
  priority: Priority;
  notes: string;
  position: number;
  /** Null for an item that has no due date. */
  daysBeforeOpening: number | null;
}

/** The fields of an item that people enter. */
export function toItemDraft({ listId, item, priority, notes, owner, dueOn }: ChecklistItem): ItemDraft {
  return { listId, item, priority, notes, owner, dueOn };
}
