/** The kinds of daily logs, and of their forms. */
export const logTypes = ['opening', 'closing', 'safety', 'maintenance', 'guest_service', 'weather', 'other'] as const;
export type LogType = (typeof logTypes)[number];

export const questionTypes = ['yes_no', 'text', 'long_text', 'number', 'choice', 'date', 'time'] as const;

/** A question of a form. Answers are stored under its label. */
export interface Question {
  label: string;
  type: (typeof questionTypes)[number];
  required: boolean;
  /** The options of a choice; empty for every other type. */
  options: readonly string[];
}

/** A club's log form, such as an opening inspection. */
export interface LogForm {
  id: string;
  title: string;
  kind: LogType;
  questions: readonly Question[];
  /** False for a retired form. */
  isActive: boolean;
  version: number;
}

/** The fields a person enters for a form. */
export type LogFormDraft = Omit<LogForm, 'id' | 'version'>;

export type Answers = Readonly<Record<string, string | number | boolean>>;

/** A person's log of a day. No one can rewrite it; a manager can strike it. */
export interface DailyLog {
  id: string;
  /** A day (ISO 8601) and a time of it (`HH:MM`), on the club's clock. */
  date: string;
  time: string;
  type: LogType;
  /** Empty for a log with only a form. */
  notes: string;
  formId: string | null;
  answers: Answers;
  authorName: string | null;
  /** Why the entry is struck; null while it counts. */
  struckReason: string | null;
}

/** The fields a person enters for a log. The key is made before sending, so that a resent log is stored once. */
export interface LogDraft {
  key: string;
  date: string;
  time: string;
  type: LogType;
  notes: string;
  formId: string | null;
  answers: Answers;
}
