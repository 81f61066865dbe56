import { isEmailAddress } from '@platform/contract';
import { worded } from '@platform/database';
import { import_staff } from '@platform/database/raised';
import { read_staff_import, staff_import_problems } from '@platform/database/said';
import type { DataError } from '@platform/module-kit';
import { isDay, newId, raised } from '@platform/module-kit/screens';
import type { JobRole } from '../../recruitment/source/rows/jobRole';
import {
  importColumns,
  type ImportProblem,
  type ImportReport,
  type ImportRow,
} from '../../staff/importing/importReport';
import { statuses } from '../../staff/person/form/personDraft';
import type { StaffMember } from '../../staff/source/rows/staffMember';
import type { Known } from '../changes/known';
import { problemsOf as employmentProblemsOf } from './employment';
import { addPerson, writePerson } from './people';

interface Matched {
  row: ImportRow;
  person: StaffMember | undefined;
  /** The person's values after the import. */
  values: Parameters<typeof addPerson>[1];
  isNewRole: boolean;
}

const same = (a: string | null | undefined, b: string | null | undefined) =>
  (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** The first of each text, ignoring case. Scans a file of thousands only once. */
function firstBy<One>(all: readonly One[], textOf: (one: One) => string | null | undefined): Map<string, One> {
  const found = new Map<string, One>();
  for (const one of all) {
    const text = textOf(one)?.toLowerCase();
    if (text && !found.has(text)) found.set(text, one);
  }
  return found;
}

/** The rows with the people of their addresses, and their problems. */
function trial(known: Known, file: readonly ImportRow[]): { matched: Matched[]; report: ImportReport } {
  const people = known.get('listStaff')?.people ?? [];
  const byAddress = firstBy(people, ({ details }) => details?.email);
  const byTitle = firstBy(known.get('listJobRoles') ?? [], ({ title }) => title);
  const byName = firstBy(people, ({ name }) => name);
  const firstRow = firstBy(file, ({ email }) => email);
  const matched = file.map((row) =>
    match(row, byAddress.get(row.email?.toLowerCase() ?? ''), byTitle.get(row.role?.toLowerCase() ?? '')?.title),
  );
  const problems = matched.flatMap((one) => [
    ...problemsOf(one, {
      namesake: byName.get(one.row.name?.toLowerCase() ?? ''),
      first: firstRow.get(one.row.email?.toLowerCase() ?? ''),
    }),
    ...employmentOfRow(known, one, 'hard'),
  ]);
  const titles = new Map<string, { title: string; people: number }>();
  for (const { values, isNewRole } of matched) {
    if (!isNewRole) continue;
    const key = values.role.toLowerCase();
    const made = titles.get(key) ?? { title: values.role, people: 0 };
    titles.set(key, { ...made, people: made.people + 1 });
  }
  const report: ImportReport = {
    committed: false,
    rows: file.length,
    added: matched.filter(({ person }) => !person).length,
    updated: matched.filter((one) => one.person && isChange(one)).length,
    unchanged: matched.filter((one) => one.person && !isChange(one)).length,
    newRoles: [...titles.values()],
    problems,
    warnings: matched.flatMap((one) => employmentOfRow(known, one, 'soft')),
  };
  return { matched, report };
}

/** Why nothing of a file is imported. */
export function importRefusal(
  known: Known,
  file: readonly ImportRow[],
  commit: boolean,
  reason?: string,
): DataError | undefined {
  if (!commit) return undefined;
  const { matched, report } = trial(known, file);
  const { problems, warnings } = report;
  const [problem, warning] = [problems[0], warnings[0]];
  if (problem) {
    const all = problems.length === 1 ? 'this line' : `all ${problems.length} problems`;
    return raised(import_staff.nothingImported, String(problem.line), problem.message, all);
  }
  const stale = matched.find(isStale);
  if (stale) return raised(import_staff.PT409, String(stale.row.line), stale.person?.name ?? stale.values.name);
  return warning && !reason ? raised(import_staff.PT422, String(warning.line), warning.message) : undefined;
}

/** As import_staff in the database: all rows or none. */
export function importStaff(known: Known, file: readonly ImportRow[], commit: boolean): ImportReport {
  const { matched, report } = trial(known, file);
  if (!commit) return report;
  const added = report.newRoles.map(({ title, people }) => newRole(title, people));
  known.change('listJobRoles', (roles) => [...roles, ...added]);
  for (const one of matched) {
    if (!one.person) addPerson(known, one.values);
    else if (isChange(one)) writePerson(known, one.person.id, one.values);
  }
  return { ...report, committed: true };
}

/** A job role with only a title and its number of people. */
const newRole = (title: string, positionsTotal: number): JobRole => ({
  id: newId(),
  title,
  department: null,
  description: null,
  positionsTotal,
  positionsFilled: 0,
  requiredAge: 0,
  payMin: null,
  payMax: null,
  minimumAge: null,
  payReason: null,
  isOpen: true,
  requirements: [],
  version: 1,
});

/** A row merged with the person of its address: empty cells keep the person's values. */
function match(row: ImportRow, person: StaffMember | undefined, title: string | undefined): Matched {
  const rate = row.hourly_rate === undefined ? undefined : Number(row.hourly_rate.replace(/[$ ]/g, ''));
  const kept = person?.details;
  return {
    row,
    person,
    isNewRole: row.role !== undefined && title === undefined && !same(person?.role, row.role),
    values: {
      name: row.name ?? person?.name ?? '',
      role: title ?? row.role ?? person?.role ?? '',
      status: statuses.find((status) => same(status, row.status)) ?? person?.status ?? 'Pending Onboarding',
      email: row.email ?? null,
      phone: row.phone ?? kept?.phone ?? null,
      birthDate: row.birth_date ?? kept?.birthDate ?? null,
      startDate: row.start_date ?? kept?.startDate ?? null,
      endDate: row.end_date ?? kept?.endDate ?? null,
      hourlyRate: rate ?? kept?.hourlyRate ?? null,
    },
  };
}

/** The problems of a row by the rules of age and pay. An unreadable day is reported as such. */
function employmentOfRow(known: Known, { row, person, values }: Matched, kind: 'hard' | 'soft'): ImportProblem[] {
  if (dayProblem(row, 'birth_date') ?? dayProblem(row, 'start_date')) return [];
  const { role, status, birthDate, startDate, hourlyRate } = values;
  const pay = hourlyRate === null ? null : Math.round(hourlyRate * 100);
  const employed = { role, status, birthDate: birthDate ?? '', startDate: startDate ?? '', pay };
  return employmentProblemsOf(known, employed, person)
    .filter((problem) => problem.kind === kind)
    .map(({ rule, message }) => ({ line: row.line, column: columnsOfRules[rule], message }));
}

const columnsOfRules = {
  lawful_age: 'birth_date',
  role_age: 'birth_date',
  minimum_wage: 'hourly_rate',
  far_first_day: 'start_date',
} as const;

function isChange({ person, values }: Matched): boolean {
  const { email: _address, ...others } = values;
  const now: Record<string, unknown> = { ...person?.details, ...person };
  return Object.entries(others).some(([field, value]) => now[field] !== value);
}

/** Whether a row would add or change another version of a person than its preview showed. */
function isStale(one: Matched): boolean {
  const { row, person } = one;
  const wouldChange = !person || isChange(one);
  return wouldChange && row.version !== undefined && row.version !== (person?.details?.version ?? 0);
}

/** The possible duplicates of a row. */
interface Others {
  /** A staff member with the same name. */
  namesake: StaffMember | undefined;
  /** The first row of the file with the same address. */
  first: ImportRow | undefined;
}

/** The problems of a row, with the sentences of the database. */
function problemsOf({ row, values }: Matched, others: Others): ImportProblem[] {
  const found: Partial<Record<(typeof importColumns)[number], string | false | undefined>> = {
    name: !values.name && staff_import_problems.name,
    role: !values.role && staff_import_problems.roleMissing,
    status:
      row.status !== undefined &&
      !statuses.some((status) => same(status, row.status)) &&
      worded(read_staff_import.status, row.status),
    email: addressProblem(row, others),
    birth_date: dayProblem(row, 'birth_date'),
    start_date: dayProblem(row, 'start_date'),
    end_date:
      dayProblem(row, 'end_date') ??
      (values.endDate && values.startDate && values.endDate < values.startDate
        ? staff_import_problems.end_date
        : undefined),
    hourly_rate:
      row.hourly_rate !== undefined &&
      !(/^\$? ?\d{1,4}(\.\d{1,2})?$/.test(row.hourly_rate) && Number(row.hourly_rate.replace(/[$ ]/g, '')) <= 1000) &&
      worded(read_staff_import.hourly_rate, row.hourly_rate),
  };
  return importColumns.flatMap((column) => {
    const message = found[column];
    return message ? [{ line: row.line, column, message }] : [];
  });
}

function addressProblem(row: ImportRow, { namesake, first }: Others): string | undefined {
  if (row.email === undefined) {
    return namesake && worded(staff_import_problems.onStaffAlready, namesake.name);
  }
  if (!isEmailAddress(row.email)) return worded(read_staff_import.email, row.email);
  return first && first.line !== row.line
    ? worded(staff_import_problems.lineHasSameEmail, String(first.line))
    : undefined;
}

function dayProblem(row: ImportRow, column: 'birth_date' | 'start_date' | 'end_date'): string | undefined {
  const day = row[column];
  return day === undefined || isDay(day) ? undefined : worded(read_staff_import[column], day);
}
