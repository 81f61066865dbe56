import type { Rows } from './readRows';

/** A row of the fixture that a migration changes on purpose. Its other columns stay as they were. */
interface ChangedRow {
  table: string;
  id: string;
  columns: Readonly<Record<string, readonly [was: unknown, is: unknown]>>;
}

/** A migration stamps a row as every change does: a person who has it open is asked to reload. */
const STAMPED = { version: [1, 2], updated_at: ['2026-11-24T03:50:15.659+00:00', expect.any(String)] } as const;
const FILES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'text/csv', 'text/plain'];
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const WORD = `${OFFICE}.wordprocessingml.document`;
const DECK = `${OFFICE}.presentationml.presentation`;
const JOB_FILES = ['application/pdf', 'application/zip', 'text/csv'];

const datedPeriods = [
  ['10000022-0000-4000-8000-000000000001', 'Saturday 2:00 PM to 8:00 PM', 'Saturday, May 3, 2:00 PM to 8:00 PM'],
  ['10000022-0000-4000-8000-000000000002', 'Thursday 10:00 AM to 4:00 PM', 'Thursday, May 1, 10:00 AM to 4:00 PM'],
  ['10000022-0000-4000-8000-000000000003', 'Friday 3:30 PM to 8:00 PM', 'Friday, May 2, 3:30 PM to 8:00 PM'],
  ['10000022-0000-4000-8000-000000000004', 'Saturday 9:00 AM to 3:00 PM', 'Saturday, May 3, 9:00 AM to 3:00 PM'],
  ['951e055c-a74d-4167-9628-59fb1a068efc', 'Tuesday 9:00 AM to 5:00 PM', 'Tuesday, June 1, 2027, 9:00 AM to 5:00 PM'],
] as const;

/** The line that the test adds without an actual amount. */
export const LINE_WITHOUT_AMOUNT = 'b0000044-0000-4000-8000-000000000001';
const linesWithoutAmount = [
  ...['09', '10', '11', '13', '14', '15', '16'].map((last) => `10000044-0000-4000-8000-0000000000${last}`),
  LINE_WITHOUT_AMOUNT,
];

export const CHANGED_ROWS: readonly ChangedRow[] = [
  {
    // Payroll of a season that is open, without an amount: filled in from the schedule (20261202000000).
    table: 'public.budget_categories',
    id: '10000044-0000-4000-8000-000000000012',
    columns: { ...STAMPED, amount: [0, 13578] },
  },
  // $0 stood for an amount that was not entered, which is null now (20261214030000).
  ...linesWithoutAmount.map((id) => ({
    table: 'public.budget_categories',
    id,
    columns: { ...STAMPED, amount: [0, null] as const },
  })),
  // Resumes may be Word documents (20261207000000).
  { table: 'storage.buckets', id: 'club-files', columns: { allowed_mime_types: [FILES, [...FILES, WORD]] } },
  // A board presentation is a PowerPoint file (20270206040000).
  { table: 'storage.buckets', id: 'job-files', columns: { allowed_mime_types: [JOB_FILES, [...JOB_FILES, DECK]] } },
  // The changes of the schedule name the day of the shift (20270314010000).
  ...datedPeriods.map(([id, was, is]) => ({
    table: 'public.shift_events',
    id,
    columns: { period: [was, is] as const },
  })),
];

/** Takes rows that migrations change out of the others. @throws Error when one is not there */
export function setAside(rows: Rows): { others: Rows; changed: Record<string, unknown>[] } {
  const others = { ...rows };
  const changed = CHANGED_ROWS.map(({ table, id }) => {
    const found = others[table]?.find((row) => row.includes(`"id": "${id}"`));
    if (!found) throw new Error(`${table} has no row ${id}.`);
    others[table] = (others[table] ?? []).filter((row) => row !== found);
    return JSON.parse(found) as Record<string, unknown>;
  });
  return { others, changed };
}

/** The values of a changed row's columns, before or after. */
export const columnsOf = ({ columns }: ChangedRow, side: 'was' | 'is'): Record<string, unknown> =>
  Object.fromEntries(Object.entries(columns).map(([name, [was, is]]) => [name, side === 'was' ? was : is]));
