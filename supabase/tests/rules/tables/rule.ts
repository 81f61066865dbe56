import type { Kind } from '../support/people';

/**
 * For each kind of person the rows a verb reaches, as a condition over the table. `$me` and `$club` stand for the
 * person. A kind that is not named reaches nothing, except that an analyst and the board reach what a member does.
 */
export type Reach = Partial<Record<Kind, string>>;

export interface TableRule {
  /** Text that identifies a row. */
  key: string;
  /** For a view: the table whose rows it shows. */
  storedIn?: string;
  select: Reach;
  /** `column` is one that may be updated at all, if any may. */
  update: Reach & { column: string };
  delete: Reach;
  /** A statement that adds one row to a club, and who may add it to which club. */
  insert: { into(clubId: string): string; allowed: Partial<Record<Kind, 'own club' | 'any club'>> };
}

/** Roles of the API, and the one as which the auth service asks. */
type Role = 'anon' | 'authenticated' | 'service_role' | 'supabase_auth_admin';

/** What one subject of the database exposes, and to which people. */
export interface Subject {
  /** By table or view of the schema `public`. */
  tables: Record<string, TableRule>;
  /** Views among them: each obeys the rules of the person who reads it. */
  views?: string[];
  /** Functions with their argument types, as `regprocedure` writes them: those of `app` with the schema in front. */
  callable?: Partial<Record<Role, string[]>>;
}

export const everything = 'true';
export const mine = 'user_id = $me';
export const ownClub = 'club_id = $club';

export const members = (reach: string): Reach => ({ member: reach, manager: reach, admin: reach });
export const managers = (reach: string): Reach => ({ manager: reach, admin: reach });

/** Managers, admins and members with the feature Analytics. */
export const analysts = (reach: string): Reach => ({ analyst: reach, ...managers(reach) });

/** The same and members with the feature Board: people who read reports. */
export const reportReaders = (reach: string): Reach => ({ board: reach, ...analysts(reach) });

/** For what no one of the API may insert. */
export const noOneInserts = (sql: string): TableRule['insert'] => ({ into: () => sql, allowed: {} });

/** Rows of which some are kept: a delete without a filter is refused as a whole. */
export const kept = (rule: TableRule): TableRule => ({ ...rule, delete: {} });

/** Rows of which those of a closed season are kept: deleting without a filter works where none has closed. */
export const keptWithSeason = (rule: TableRule): TableRule => ({
  ...rule,
  delete: managers(
    `${ownClub} and not exists (select from public.seasons where club_id = $club and closed_at is not null)`,
  ),
});

/** As `keptWithSeason`, and those rows are not changed either. */
export const frozenWithSeason = (rule: TableRule): TableRule => {
  const { delete: open } = keptWithSeason(rule);
  return { ...rule, delete: open, update: { column: rule.update.column, ...open } };
};

/** A table of a club: members read, managers and admins write, the firm reads. */
export function clubTable(column: string, into: (clubId: string) => string): TableRule {
  return {
    key: 'id::text',
    select: { ...members(ownClub), firm: everything },
    update: { column, ...managers(ownClub) },
    delete: managers(ownClub),
    insert: { into, allowed: { manager: 'own club', admin: 'own club' } },
  };
}

/** As `clubTable`, but members read only the rows that `own` names, such as `staff_id in (…)`. */
export function confidentialTable(column: string, into: (clubId: string) => string, own?: string): TableRule {
  return {
    ...clubTable(column, into),
    select: { ...(own && { member: own }), ...managers(ownClub), firm: everything },
  };
}

/** As `clubTable`, but for people with the feature Analytics; other members read only the rows that `own` names. */
export function analyzedTable(column: string, into: (clubId: string) => string, own?: string): TableRule {
  return {
    ...clubTable(column, into),
    select: { ...(own && { member: own }), ...analysts(ownClub), firm: everything },
  };
}

/** As `clubTable`, but only people who read reports read it. */
export function boardTable(column: string, into: (clubId: string) => string): TableRule {
  return { ...clubTable(column, into), select: { ...reportReaders(ownClub), firm: everything } };
}

/** Of the daily work: people who only sit on the board read at most the rows that `reach` names. */
export const closedToBoard = (rule: TableRule, reach = 'false'): TableRule => ({
  ...rule,
  select: { ...rule.select, board: reach },
});

/** What people with the feature Analytics or Board read of a table beside what it shows to other members. */
export const withReportReaders = (rule: TableRule, reach: string): TableRule => ({
  ...rule,
  select: { ...rule.select, analyst: reach, board: reach },
});

/** A view that counts over the rows of a club: its members read it, and no one writes. `storedIn` is the table. */
export function clubFigures(view: string, storedIn: string, key: string, reach = members(ownClub)): TableRule {
  return {
    key,
    storedIn,
    select: { ...reach, firm: everything },
    update: { column: 'club_id' },
    delete: {},
    insert: noOneInserts(`insert into public.${view} (club_id) values (gen_random_uuid())`),
  };
}
