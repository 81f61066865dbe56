import { isEmailAddress } from '@platform/contract';
import { DataError } from '@platform/module-kit';
import { importColumns, type ImportProblem, type ImportReport, type ImportRow } from '../importing/importReport';
import { statuses } from '../person/personDraft';
import type { DemoClub } from '../../shared/demo/demoClub';
import type { DemoPerson } from '../../shared/demo/demoPeople';
import { demoProblems, employedOf } from './demoEmployment';

interface Matched {
  row: ImportRow;
  person: DemoPerson | undefined;
  /** As they will stand. */
  values: Omit<DemoPerson, 'id' | 'version' | 'hoursThisWeek' | 'totalHours' | 'accountId'>;
  isNewRole: boolean;
}

const same = (a: string | null | undefined, b: string | null | undefined) =>
  (a ?? '').toLowerCase() === (b ?? '').toLowerCase();

/** The first of each text, whatever its letters' case: a file of thousands is gone through once. */
function firstBy<One>(all: readonly One[], textOf: (one: One) => string | null | undefined): Map<string, One> {
  const found = new Map<string, One>();
  for (const one of all) {
    const text = textOf(one)?.toLowerCase();
    if (text && !found.has(text)) found.set(text, one);
  }
  return found;
}

/**
 * What import_staff does in the database, over the rows of a visit: all of them or none. Throws a DataError when there is
 * a problem and it is for good.
 */
export function importIntoDemo(
  club: DemoClub,
  file: readonly ImportRow[],
  commit: boolean,
  reason?: string,
): ImportReport {
  const byAddress = firstBy(club.people, ({ email }) => email);
  const byTitle = firstBy(club.roles, ({ title }) => title);
  const byName = firstBy(club.people, ({ name }) => name);
  const firstRow = firstBy(file, ({ email }) => email);
  const matched = file.map((row) =>
    match(row, byAddress.get(row.email?.toLowerCase() ?? ''), byTitle.get(row.role?.toLowerCase() ?? '')?.title),
  );
  const problems = matched.flatMap((one) => [
    ...problemsOf(one, {
      namesake: byName.get(one.row.name?.toLowerCase() ?? ''),
      first: firstRow.get(one.row.email?.toLowerCase() ?? ''),
    }),
    ...employmentOfRow(club, one, 'hard'),
  ]);
  const [first] = problems;
  if (commit && first) {
    throw new DataError(`Nothing was imported. Line ${first.line}: ${first.message}`, '22023', 400);
  }
  const titles = new Map<string, { title: string; people: number }>();
  for (const { values, isNewRole } of matched) {
    if (!isNewRole) continue;
    const key = values.role.toLowerCase();
    const made = titles.get(key) ?? { title: values.role, people: 0 };
    titles.set(key, { ...made, people: made.people + 1 });
  }
  const report: ImportReport = {
    committed: commit,
    rows: file.length,
    added: matched.filter(({ person }) => !person).length,
    updated: matched.filter((one) => one.person && isChange(one)).length,
    unchanged: matched.filter((one) => one.person && !isChange(one)).length,
    newRoles: [...titles.values()],
    problems,
    warnings: matched.flatMap((one) => employmentOfRow(club, one, 'soft')),
  };
  const [warning] = report.warnings;
  if (commit && warning && !reason) {
    throw new DataError(`Nothing was imported. Line ${warning.line}: ${warning.message}`, 'PT422', 422);
  }
  if (commit) {
    club.roles.push(
      ...report.newRoles.map(({ title, people }) => newRole(title, people, `demo-role-${(club.added += 1)}`)),
    );
    for (const { person, values } of matched) {
      if (person) Object.assign(person, values, { version: person.version + 1 });
      else
        club.people.push({
          ...values,
          id: crypto.randomUUID(),
          accountId: null,
          hoursThisWeek: 0,
          totalHours: 0,
          version: 1,
        });
    }
  }
  return report;
}

/** A job role of which nothing is known but its title and how many people have it. */
const newRole = (title: string, positionsTotal: number, id: string): DemoClub['roles'][number] => ({
  id,
  title,
  department: null,
  description: null,
  positionsTotal,
  payMin: null,
  payMax: null,
  minimumAge: null,
  payReason: null,
  isOpen: true,
  requirements: [],
  version: 1,
});

/** A row with the person of its address, whose values its empty cells leave as they are. */
function match(row: ImportRow, person: DemoPerson | undefined, title: string | undefined): Matched {
  const rate = row.hourly_rate === undefined ? undefined : Number(row.hourly_rate.replace(/[$ ]/g, ''));
  return {
    row,
    person,
    isNewRole: row.role !== undefined && title === undefined && !same(person?.role, row.role),
    values: {
      name: row.name ?? person?.name ?? '',
      role: title ?? row.role ?? person?.role ?? '',
      status: statuses.find((status) => same(status, row.status)) ?? person?.status ?? 'Pending Onboarding',
      email: row.email ?? null,
      phone: row.phone ?? person?.phone ?? null,
      birthDate: row.birth_date ?? person?.birthDate ?? null,
      startDate: row.start_date ?? person?.startDate ?? null,
      endDate: row.end_date ?? person?.endDate ?? null,
      hourlyRate: rate ?? person?.hourlyRate ?? null,
    },
  };
}

/** What the rules of age and pay say of a row. A day that could not be read is named as such. */
function employmentOfRow(club: DemoClub, { row, person, values }: Matched, kind: 'hard' | 'soft'): ImportProblem[] {
  if (dayProblem(row.birth_date) ?? dayProblem(row.start_date)) return [];
  return demoProblems(club, employedOf(values), person ?? null)
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
  return Object.entries(others).some(([field, value]) => person?.[field as keyof DemoPerson] !== value);
}

/** Who and what a row may be taken for. */
interface Others {
  /** Somebody on the staff with the same name. */
  namesake: DemoPerson | undefined;
  /** The first row of the file with the same address. */
  first: ImportRow | undefined;
}

/** What stands in the way of a row, in the words of the database. */
function problemsOf({ row, values }: Matched, others: Others): ImportProblem[] {
  const found: Partial<Record<(typeof importColumns)[number], string | false | undefined>> = {
    name: !values.name && 'The name is missing.',
    role: !values.role && 'The role is missing.',
    status:
      row.status !== undefined &&
      !statuses.some((status) => same(status, row.status)) &&
      `"${row.status}" is not a status. Write Active, Pending Onboarding, On Leave or Inactive.`,
    email: addressProblem(row, others),
    birth_date: dayProblem(row.birth_date),
    start_date: dayProblem(row.start_date),
    end_date:
      dayProblem(row.end_date) ??
      (values.endDate && values.startDate && values.endDate < values.startDate
        ? 'The last day is before the first.'
        : undefined),
    hourly_rate:
      row.hourly_rate !== undefined &&
      !(/^\$? ?\d{1,4}(\.\d{1,2})?$/.test(row.hourly_rate) && Number(row.hourly_rate.replace(/[$ ]/g, '')) <= 1000) &&
      `"${row.hourly_rate}" is not an hourly rate. Write dollars, up to 1000: 15.50.`,
  };
  return importColumns.flatMap((column) => {
    const message = found[column];
    return message ? [{ line: row.line, column, message }] : [];
  });
}

function addressProblem(row: ImportRow, { namesake, first }: Others): string | undefined {
  if (row.email === undefined) {
    return namesake
      ? `${namesake.name} is on the staff already. Add the email address, which tells whether it is the same person.`
      : undefined;
  }
  if (!isEmailAddress(row.email)) return `"${row.email}" is not an email address.`;
  return first && first.line !== row.line ? `Line ${first.line} has the same email address.` : undefined;
}

const dayProblem = (day: string | undefined) =>
  day === undefined || /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? undefined
    : `"${day}" is not a day. Write 2025-05-24 or 5/24/2025.`;
