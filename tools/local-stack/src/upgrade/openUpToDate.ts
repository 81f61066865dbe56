import { brand } from '@platform/contract';
import type { Progress } from '../../../releases/terminal/progress';
import type { DataFolder } from '../dataFolder/dataFolder';
import type { Database } from '../database/database';
import { preparePlatform } from '../database/preparePlatform';
import { openDatabase } from '../database/openDatabase';
import { StartError } from '../startError';
import { readAppliedMigrations } from './appliedMigrations';
import { applyMigrations } from './applyMigrations';
import { describePlace, waysOut } from './dataPlace';
import { describeUnusablePast } from './describeUnusablePast';
import { keepCopy, type KeptCopy } from './keepCopy';
import { readMigrations } from './migrations';
import { planUpgrade, type UpgradePlan } from './planUpgrade';
import { readReplacedMigrations } from './replacedMigrations';

interface OpenOptions {
  folder: DataFolder;
  /** `postgres://…` of a database that belongs only to the stack; undefined for PGlite in the folder. */
  url: string | undefined;
  statementLimit: number | undefined;
  /** Deletes everything in the server's database first. */
  reset: boolean;
  migrationsFolder: string;
  /** The replaced migrations. */
  historyFolder: string;
  /** Whether to keep a copy before migrating data. */
  keepsCopy: boolean;
  progress: Progress;
}

interface UpToDateDatabase {
  database: Database;
  migrations: MigrationReport;
}

export interface MigrationReport {
  /** Names of the migrations that ran now, in order. */
  applied: string[];
  /** The copy of the earlier data: null if there was none, nothing changed, or no copy was wanted. */
  copy: KeptCopy | null;
}

/**
 * Opens the database of an installation and migrates it to this version. Copies data of an earlier version first, and
 * migrates in one transaction.
 * @throws StartError if that fails: the data is then unchanged, and the message says what a person can do
 */
export async function openUpToDate(options: OpenOptions): Promise<UpToDateDatabase> {
  const open = (reset: boolean) => openDatabase({ ...options, reset });
  let database = await options.progress.step('Opening the database', () => open(options.reset));
  try {
    const plan = await planFor(database, options);
    switch (plan.kind) {
      case 'impossible':
        throw new StartError(describeUnusablePast(plan.past, options));
      case 'current':
        await preparePlatform(database);
        return { database, migrations: { applied: [], copy: null } };
      case 'create': {
        const { pending } = plan;
        await options.progress.step('Creating the tables', (tell) =>
          applyMigrations(database, { baseline: null, pending }, tell),
        );
        return { database, migrations: { applied: pending.map(({ file }) => file), copy: null } };
      }
      case 'upgrade': {
        let copy: KeptCopy | null = null;
        if (options.keepsCopy) {
          // Nothing may write to the database during the copy.
          await database.close();
          copy = await options.progress.step('Keeping a copy of your data', (tell) =>
            keepCopy(options, targetOf(plan), tell),
          );
          database = await open(false);
        }
        await upgrade(database, plan, copy, options);
        return { database, migrations: { applied: plan.pending.map(({ file }) => file), copy } };
      }
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function planFor(database: Database, { migrationsFolder, historyFolder }: OpenOptions): Promise<UpgradePlan> {
  const applied = await readAppliedMigrations(database);
  return planUpgrade(applied, readMigrations(migrationsFolder), readReplacedMigrations(historyFolder));
}

type Upgrade = Extract<UpgradePlan, { kind: 'upgrade' }>;

/** The version that the data will have. */
const targetOf = ({ baseline, pending }: Upgrade): string => (pending.at(-1) ?? baseline)?.version ?? '';

function titleOf({ pending }: Upgrade): string {
  // The tables already exist; only their records change.
  if (pending.length === 0) return 'Migrating your data: the record of its migrations';
  return `Migrating your data: ${pending.length} ${pending.length === 1 ? 'change' : 'changes'}`;
}

async function upgrade(database: Database, plan: Upgrade, copy: KeptCopy | null, options: OpenOptions): Promise<void> {
  try {
    await options.progress.step(titleOf(plan), (tell) => applyMigrations(database, plan, tell));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // Closed first: a copy on a server is dropped, one in a folder is renamed.
    await database.close();
    const kept = await copy?.markFailed();
    throw new StartError(
      `${error.message}\nNothing was changed: the data in ${describePlace(options)} is as it was.` +
        `${kept ? ` A copy of it is in ${kept}.` : ''}\n` +
        waysOut(options, [
          `Start the version of ${brand.name} that made the data, and update when the migration is mended.`,
        ]),
      { cause: error },
    );
  }
}
