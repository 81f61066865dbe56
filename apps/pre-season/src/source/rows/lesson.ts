import type { OwnerKey } from '@platform/module-kit/screens';

export type LessonKind = 'worked' | 'improve' | 'priority';

export interface Lesson {
  id: string;
  kind: LessonKind;
  lesson: string;
  /** How to improve; empty if the lesson says it. */
  action: string;
  /** The day (ISO 8601) by which the next season must act; empty without one. */
  dueOn: string;
  /** The item that it became; null until then. */
  carried: { itemId: string; listTitle: string; seasonId: string; completed: boolean } | null;
}

/** What the next season does with a lesson. */
export interface LessonPlan {
  /** The list that takes it; null for the next season's own list of lessons. */
  listId: string | null;
  owner: OwnerKey | '';
  dueOn: string;
}

/** The result of carrying a lesson over. */
export interface CarriedLesson {
  itemId: string;
  /** False if the item already existed. It stays unchanged. */
  isNew: boolean;
}
