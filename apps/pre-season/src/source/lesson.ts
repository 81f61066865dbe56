import type { OwnerKey } from '@platform/module-kit/screens';

export type LessonKind = 'worked' | 'improve' | 'priority';

export interface Lesson {
  id: string;
  kind: LessonKind;
  lesson: string;
  /** How to do better; empty where the lesson says it. */
  action: string;
  /** The day (ISO 8601) by which the next season must have acted; empty without one. */
  dueOn: string;
  /** The item that it became; null until then. */
  carried: { itemId: string; listTitle: string; seasonId: string; completed: boolean } | null;
}

/** What the next season makes of a lesson. */
export interface LessonPlan {
  /** The list that takes it; null for the next season's own list of lessons. */
  listId: string | null;
  owner: OwnerKey | '';
  dueOn: string;
}

/** What carrying a lesson over has come to. */
export interface CarriedLesson {
  itemId: string;
  /** False when it was an item already, which stays as it is. */
  isNew: boolean;
}
