import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSupabase } from './folders';
import type { SqlFile } from './sqlFile';

/**
 * The SHA-256 of each migration that has landed, by its file name. Databases have run these texts: a later edit
 * would reach only new databases, and no error would say so.
 */
export type Landed = Readonly<Record<string, string>>;

const FILE = inSupabase('landed_migrations.json');

export function readLanded(): Landed {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Landed;
}

export function writeLanded(landed: Landed): void {
  writeFileSync(FILE, `${JSON.stringify(landed, null, 2)}\n`);
}

/** A migration that was edited or deleted after it landed, or that is not sealed yet. */
export interface LandedFinding {
  migration: string;
  state: 'edited' | 'gone' | 'new';
}

/** How the migrations of the folder differ from those that have landed; none when all of them are sealed as they are. */
export function compareWithLanded(migrations: SqlFile[], landed: Landed): LandedFinding[] {
  const present = new Map(migrations.map(({ name, sql }) => [path.basename(name), digestOf(sql)]));
  return [
    ...Object.keys(landed)
      .filter((migration) => present.get(migration) !== landed[migration])
      .map((migration) => ({ migration, state: present.has(migration) ? ('edited' as const) : ('gone' as const) })),
    ...[...present.keys()]
      .filter((migration) => !(migration in landed))
      .map((migration) => ({ migration, state: 'new' as const })),
  ];
}

/** The landed migrations with the ones of the folder that are new. */
export function withNewOnes(migrations: SqlFile[], landed: Landed): Landed {
  const digests = Object.fromEntries(migrations.map(({ name, sql }) => [path.basename(name), digestOf(sql)]));
  return { ...digests, ...landed };
}

// A checkout on Windows may have other line ends; the text is the same.
const digestOf = (sql: string): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
