import type { OwnerKey } from '@platform/module-kit/screens';
import type { Priority } from './ticket';

/** A checklist of one day. */
export interface DayList {
  id: string;
  title: string;
  /** Null for a list that was started without a template, or with a deleted one. */
  templateId: string | null;
  items: readonly DayItem[];
}

/** An item that is checked each day. */
export interface DayItem {
  id: string;
  item: string;
  priority: Priority;
  /** Empty without notes. */
  notes: string;
  /** Who checks it off besides managers; empty if unassigned. */
  owner: OwnerKey | '';
  completed: boolean;
  /** A moment (ISO 8601). */
  completedAt: string | null;
  /** The account that checked it off. */
  completedBy: string | null;
  /** The ticket that was opened because the check failed. */
  ticketId: string | null;
}

/** A template of a daily checklist. */
export interface DayTemplate {
  id: string;
  title: string;
  /** The items, in order. */
  items: readonly DayTemplateItem[];
  version: number;
}

export interface DayTemplateItem {
  item: string;
  priority: Priority;
  /** Empty without notes. */
  notes: string;
}

/** A list to start. Its items have ids before it is sent (`withDayIds`). */
export interface BegunList {
  templateId: string;
  title: string;
  /** A day (ISO 8601). */
  day: string;
  /** In the order of the template. */
  items: readonly (DayTemplateItem & { id: string })[];
}

/** What is wrong with a failed item. The key is made before sending, so that a resent report opens one ticket. */
export interface Failure {
  key: string;
  note: string;
  priority: Priority;
}
