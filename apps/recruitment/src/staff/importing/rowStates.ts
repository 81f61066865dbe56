import { worded } from '@platform/database';
import { staff_import_problems } from '@platform/database/said';
import { exactMoney, toCents } from '@platform/module-kit/screens';
import type { StaffMember } from '../source/rows/staffMember';
import type { ImportProblem, ImportReport, ImportRow } from './importReport';
import { personProblems } from './personProblems';

/** A field of a person that a row changes. `before` is empty if there was no value. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** The result of a row. */
export type RowState =
  | { kind: 'problem'; problems: readonly ImportProblem[] }
  | { kind: 'new' }
  | { kind: 'changed'; name: string; changes: readonly Change[] }
  | { kind: 'unchanged'; name: string };

export interface JudgedRow {
  /** With the version of its person. */
  row: ImportRow;
  state: RowState;
}

/** What to do with a job role that the club does not have: add it, or use an existing one. */
export type RoleChoices = Readonly<Record<string, 'make' | 'not yet' | `as ${string}`>>;

/** Two spellings with the same key are the same role. */
export const roleKey = (title: string) => title.trim().toLowerCase();

/** The rows, with unknown roles replaced by the person's choices. */
export function withChosenRoles(rows: readonly ImportRow[], choices: RoleChoices): ImportRow[] {
  return rows.map((row) => {
    const choice = row.role === undefined ? undefined : choices[roleKey(row.role)];
    return choice?.startsWith('as ') ? { ...row, role: choice.slice(3) } : row;
  });
}

interface Judgement {
  rows: readonly ImportRow[];
  /** The problems found before the dry run. */
  problems: readonly ImportProblem[];
  trial: ImportReport;
  choices: RoleChoices;
  people: readonly StaffMember[];
}

/** The result of each row, in the order of the file. */
export function judgeRows({ rows, problems, trial, choices, people }: Judgement): JudgedRow[] {
  const unknown = new Set(trial.newRoles.map(({ title }) => roleKey(title)));
  const byAddress = new Map(people.map((person) => [person.details?.email?.toLowerCase(), person]));
  const personOf = ({ email }: ImportRow) => (email === undefined ? undefined : byAddress.get(email.toLowerCase()));
  const byLine = new Map<number, ImportProblem[]>();
  const undecided = rows.flatMap(({ line, role }) =>
    role !== undefined && unknown.has(roleKey(role)) && choices[roleKey(role)] !== 'make'
      ? [
          {
            line,
            column: 'role',
            message: `${worded(staff_import_problems.clubHasNoJob, role)} Say above what to do with it.`,
          },
        ]
      : [],
  );
  // A cell that was already refused is empty in the dry run, which would report it as missing.
  const known = new Set(problems.map(({ line, column }) => `${line} ${column}`));
  const others = trial.problems.filter(({ line, column }) => !known.has(`${line} ${column}`));
  const refused = rows.flatMap((row) => personProblems(row));
  for (const problem of [...problems, ...others, ...undecided, ...refused]) {
    const found = byLine.get(problem.line);
    if (found) found.push(problem);
    else byLine.set(problem.line, [problem]);
  }
  return rows.map((read) => {
    const person = personOf(read);
    const row = { ...read, version: person?.details?.version ?? 0 };
    const found = byLine.get(row.line);
    if (found) return { row, state: { kind: 'problem', problems: found } };
    if (!person) return { row, state: { kind: 'new' } };
    const changes = changesOf(row, person);
    const { name } = person;
    return { row, state: changes.length > 0 ? { kind: 'changed', name, changes } : { kind: 'unchanged', name } };
  });
}

/** What a row changes about the person with its address. Empty cells change nothing. */
function changesOf(row: ImportRow, { name, role, status, details }: StaffMember): Change[] {
  const pay = (amount: string | number | null | undefined) =>
    amount == null || amount === '' ? '' : exactMoney(toCents(Number(String(amount).replace(/[$ ]/g, ''))));
  const fields: [label: string, before: string, after: string][] = [
    ['Name', name, row.name ?? ''],
    ['Role', role, row.role !== undefined && roleKey(row.role) === roleKey(role) ? role : (row.role ?? '')],
    ['Status', status, roleKey(row.status ?? '') === roleKey(status) ? status : (row.status ?? '')],
    ['Phone', details?.phone ?? '', row.phone ?? ''],
    ['Birth date', details?.birthDate ?? '', row.birth_date ?? ''],
    ['First day', details?.startDate ?? '', row.start_date ?? ''],
    ['Last day', details?.endDate ?? '', row.end_date ?? ''],
    ['Pay', pay(details?.hourlyRate), pay(row.hourly_rate)],
  ];
  return fields
    .filter(([, before, after]) => after !== '' && after !== before)
    .map(([label, before, after]) => ({ label, before, after }));
}
