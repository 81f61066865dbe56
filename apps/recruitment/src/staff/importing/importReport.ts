/** What can be imported of a person, as the database names it (import_staff). */
export const importColumns = [
  'name',
  'role',
  'status',
  'email',
  'phone',
  'birth_date',
  'start_date',
  'end_date',
  'hourly_rate',
] as const;

export type ImportColumn = (typeof importColumns)[number];

/** One row of the file: texts by column, and the line that it begins on. */
export type ImportRow = { line: number } & Partial<Record<ImportColumn, string>>;

/** Why a row cannot be imported. */
export interface ImportProblem {
  line: number;
  column: string;
  message: string;
}

/** What an import did or, as a trial, would do. */
export interface ImportReport {
  committed: boolean;
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Job roles that the club does not have, and how many rows name each. */
  newRoles: readonly { title: string; people: number }[];
  /** In the order of the file. */
  problems: readonly ImportProblem[];
  /** What takes a reason, in the order of the file. */
  warnings: readonly ImportProblem[];
}
