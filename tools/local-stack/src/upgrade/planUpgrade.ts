import type { AppliedMigrations } from './appliedMigrations';
import type { Migration } from './migrations';
import { digestOf, type ReplacedMigrations } from './replacedMigrations';

/** What must happen to a database before this version can use it. */
export type UpgradePlan =
  /** The database is empty. */
  | { kind: 'create'; pending: Migration[] }
  | { kind: 'current' }
  /** `baseline`: it has everything that this migration makes, from the migrations that it replaced. */
  | { kind: 'upgrade'; baseline: Migration | null; pending: Migration[] }
  | { kind: 'impossible'; past: UnusablePast };

/** Why a database cannot be migrated to this version. Migrations are named `<version>_<name>`. */
export type UnusablePast =
  /** It has these migrations of a later version. */
  | { kind: 'later'; migrations: string[]; newest: string }
  /** It has migrations that this version never had. */
  | { kind: 'unknown'; migrations: string[] }
  /** Applied with a text that differs from this version's. */
  | { kind: 'edited'; migrations: string[] }
  /** It has only some of the migrations that `by` replaced, which this version cannot complete. */
  | { kind: 'unfinished'; migrations: string[]; of: number; by: string }
  /** These are missing between applied ones. */
  | { kind: 'gap'; migrations: string[] };

/** Compares a database's migrations with those of this version. */
export function planUpgrade(
  applied: AppliedMigrations,
  known: readonly Migration[],
  replaced: readonly ReplacedMigrations[],
): UpgradePlan {
  if (applied.size === 0) return { kind: 'create', pending: [...known] };
  const before = replaced.find(({ migrations }) => [...migrations.keys()].some((version) => applied.has(version)));
  return before ? planFromReplaced(applied, known, before) : planFromKnown(applied, known);
}

function planFromKnown(applied: AppliedMigrations, known: readonly Migration[]): UpgradePlan {
  const strangers = [...applied.keys()].filter((version) => !known.some((migration) => migration.version === version));
  if (strangers.length > 0) return impossible(strangersOf(strangers, applied, known));
  const edited = known.filter(({ version, sql }) => applied.has(version) && applied.get(version)?.sql !== sql);
  if (edited.length > 0) return impossible({ kind: 'edited', migrations: edited.map(nameOf) });
  const pending = known.filter(({ version }) => !applied.has(version));
  if (pending.length === 0) return { kind: 'current' };
  const gap = pending.filter(({ version }) => [...applied.keys()].some((later) => later > version));
  if (gap.length > 0) return impossible({ kind: 'gap', migrations: gap.map(nameOf) });
  return { kind: 'upgrade', baseline: null, pending };
}

function planFromReplaced(
  applied: AppliedMigrations,
  known: readonly Migration[],
  { by, migrations }: ReplacedMigrations,
): UpgradePlan {
  const strangers = [...applied.keys()].filter((version) => !migrations.has(version));
  if (strangers.length > 0) return impossible(strangersOf(strangers, applied, known));
  const entries = [...migrations].map(([version, { name, digest }]) => ({ version, name, digest }));
  const edited = entries.filter(({ version, digest }) => {
    const own = applied.get(version);
    return own !== undefined && (own.sql === null || digestOf(own.sql) !== digest);
  });
  if (edited.length > 0) return impossible({ kind: 'edited', migrations: edited.map(nameOf) });
  const baseline = known.find(({ version }) => version === by);
  const missing = entries.filter(({ version }) => !applied.has(version));
  if (missing.length > 0 || !baseline) {
    const name = baseline ? nameOf(baseline) : by;
    return impossible({ kind: 'unfinished', migrations: missing.map(nameOf), of: entries.length, by: name });
  }
  return { kind: 'upgrade', baseline, pending: known.filter(({ version }) => version > by) };
}

function strangersOf(
  versions: readonly string[],
  applied: AppliedMigrations,
  known: readonly Migration[],
): UnusablePast {
  const migrations = versions.map((version) => nameOf({ version, name: applied.get(version)?.name ?? '' }));
  const newest = known.at(-1);
  const areLater = newest !== undefined && versions.every((version) => version > newest.version);
  return areLater ? { kind: 'later', migrations, newest: nameOf(newest) } : { kind: 'unknown', migrations };
}

const impossible = (past: UnusablePast): UpgradePlan => ({ kind: 'impossible', past });

/** `20261124000000_initial`, as its file is called. */
export const nameOf = ({ version, name }: { version: string; name: string }): string =>
  name ? `${version}_${name}` : version;
