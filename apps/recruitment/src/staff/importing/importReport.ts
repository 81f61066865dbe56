/** The columns that can be imported, as the database names them (import_staff). */
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

/** One row of the file: texts by column, and the line on which it starts. */
export type ImportRow = {
  line: number;
  /** Of the person that the preview shows, 0 for someone new; undefined before that. An import refuses another one. */
  version?: number;
} & Partial<Record<ImportColumn, string>>;

/** Why a row cannot be imported. */
export interface ImportProblem {
  line: number;
  column: string;
  message: string;
}

/** What an import did or, in a dry run, would do. */
export interface ImportReport {
  committed: boolean;
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Job roles that the club does not have, with the number of rows that name each. */
  newRoles: readonly { title: string; people: number }[];
  /** In the order of the file. */
  problems: readonly ImportProblem[];
  /** Warnings that need a reason, in the order of the file. */
  warnings: readonly ImportProblem[];
}
