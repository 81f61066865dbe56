import type { OwnerKey } from '@platform/module-kit/screens';
import type { Priority } from './ticket';

/** A checklist of one day. */
export interface DayList {
  id: string;
  title: string;
  /** Null for a list that was begun without a template, or whose template is gone. */
  templateId: string | null;
  items: readonly DayItem[];
}

/** Something that is checked each day. */
export interface DayItem {
  id: string;
  item: string;
  priority: Priority;
  /** Empty without notes. */
  notes: string;
  /** Who ticks it off besides managers; empty while no one is named. */
  owner: OwnerKey | '';
  completed: boolean;
  /** A moment (ISO 8601). */
  completedAt: string | null;
  /** The account that ticked it off. */
  completedBy: string | null;
  /** The ticket that was opened because it failed its check. */
  ticketId: string | null;
}

/** A list that a club begins each day. */
export interface DayTemplate {
  id: string;
  title: string;
  /** What is checked, in its order. */
  items: readonly DayTemplateItem[];
  version: number;
}

export interface DayTemplateItem {
  item: string;
  priority: Priority;
  /** Empty without notes. */
  notes: string;
}

/** A list that begins. Its items have ids before it is sent (`withDayIds`). */
export interface BegunList {
  templateId: string;
  title: string;
  /** A day (ISO 8601). */
  day: string;
  /** In the order of the template. */
  items: readonly (DayTemplateItem & { id: string })[];
}

/** What is wrong with an item that failed its check. The key is made before it is sent: it opens one ticket. */
export interface Failure {
  key: string;
  note: string;
  priority: Priority;
}
