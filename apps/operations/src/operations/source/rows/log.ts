/** The kinds of daily logs, and of the forms that they are filled in with. */
export const logTypes = ['opening', 'closing', 'safety', 'maintenance', 'guest_service', 'weather', 'other'] as const;
export type LogType = (typeof logTypes)[number];

export const questionTypes = ['yes_no', 'text', 'long_text', 'number', 'choice', 'date', 'time'] as const;

/** A question of a form. Answers are kept by its label. */
export interface Question {
  label: string;
  type: (typeof questionTypes)[number];
  required: boolean;
  /** What a choice offers; empty for every other type. */
  options: readonly string[];
}

/** What a club asks in its logs, such as an opening inspection. */
export interface LogForm {
  id: string;
  title: string;
  kind: LogType;
  questions: readonly Question[];
  /** Whether it is offered. */
  isActive: boolean;
  version: number;
}

/** What people enter about a form. */
export type LogFormDraft = Omit<LogForm, 'id' | 'version'>;

export type Answers = Readonly<Record<string, string | number | boolean>>;

/** What a person wrote down during a day. No one can rewrite it; a manager can strike it. */
export interface DailyLog {
  id: string;
  /** A day (ISO 8601) and a time of it (`HH:MM`), on the club's clock. */
  date: string;
  time: string;
  type: LogType;
  /** Empty for a log that is a form alone. */
  notes: string;
  formId: string | null;
  answers: Answers;
  authorName: string | null;
  /** Why the entry does not count; null while it counts. */
  struckReason: string | null;
}

/** What people enter about a day. The key is made before it is sent: a log that is sent twice is stored once. */
export interface LogDraft {
  key: string;
  date: string;
  time: string;
  type: LogType;
  notes: string;
  formId: string | null;
  answers: Answers;
}
