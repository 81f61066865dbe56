const lessonKinds = ['worked', 'improve', 'priority'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** What a club learned in a season, and what came of it. */
export interface Lesson {
  id: string;
  version: number;
  kind: LessonKind;
  position: number;
  lesson: string;
  /** How to do it better; empty if the lesson says it. */
  action: string;
  /** The day (ISO 8601) by which the next season must act; empty without one. */
  dueOn: string;
  /** The checklist item that it became; null until then. */
  item: { id: string; listTitle: string; year: string; isDone: boolean } | null;
  /** The capital project that it became; null until then. */
  project: { id: string; status: string } | null;
}

/** The fields that a person enters for a lesson. */
export interface LessonDraft extends Record<string, unknown> {
  kind: LessonKind;
  lesson: string;
  action: string;
  dueOn: string;
}
