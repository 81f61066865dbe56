import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { noProgress, type Progress } from '../../releases/terminal/progress';
import { createAccessTokens } from './auth/tokens/accessTokens';
import { createAuthService } from './auth/authService';
import { createPasswordHasher } from './auth/passwords/passwordHasher';
import { createCodeLimit } from './auth/limits/codeLimit';
import { createMailLimit } from './auth/limits/mailLimit';
import { createResetPause } from './auth/limits/resetPause';
import { createSignInLimit } from './auth/limits/signInLimit';
import { createSubfolders, dataFolderAt, emptyDataFolder, requireWritable } from './dataFolder/dataFolder';
import { lockFolder } from './dataFolder/folderLock';
import type { Database } from './database/database';
import { serverAddress } from './database/postgres/serverAddress';
import { seed } from './database/seed';
import { startFunctionClock } from './functions/functionClock';
import { functionEnvironment } from './functions/functionEnvironment';
import { createFunctionsService } from './functions/functionsService';
import { answer } from './gateway';
import { openHttpServer } from './http/httpServer';
import { readOrCreateKeys, type StackKeys } from './keys/stackKeys';
import { createOutboxService } from './outbox/outboxService';
import { createRestService } from './rest/restService';
import { Closing } from './closing';
import { describeFailedStart } from './describeFailedStart';
import { createSiteService } from './site/siteService';
import { openFileStore } from './storage/files/fileStore';
import { seedFiles } from './storage/files/seedFiles';
import { createSignedTokens } from './storage/signing/signedTokens';
import { createStorageService, takesStream } from './storage/storageService';
import { openUpToDate, type MigrationReport } from './upgrade/openUpToDate';

const HOST = '127.0.0.1';
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

interface LocalStackOptions {
  /** 0 for any free port. */
  port: number;
  dataFolder: string;
  /** `postgres://…` of a PostgreSQL database of its own; PGlite in the data folder without it. */
  databaseUrl?: string;
  /** Deletes everything in the data folder and the database first. */
  reset?: boolean;
  /** Whether to copy data of an earlier version before migrating it; true by default. */
  keepsCopy?: boolean;
  /** Shows the current step; nothing by default. */
  progress?: Progress;
  /** Migrations, seed and functions of the product by default. Replaced migrations are in `history` beside them. */
  migrationsFolder?: string;
  /** Null: no seed. */
  seedFile?: string | null;
  functionsFolder?: string;
  /** The content of a published file that is stored outside of the data folder. */
  readArtifact?: (file: string) => Promise<Uint8Array | undefined>;
  /** Further environment of the functions, such as email settings. */
  environment?: Record<string, string | undefined>;
  /** Time limit of one statement (milliseconds); 10,000 by default. */
  statementLimit?: number;
  /** bcrypt's cost of new passwords, 4 to 31; as hosted (10) by default. Tests sign in hundreds of times. */
  passwordCost?: number;
  /** Interval of the function that sends notifications (milliseconds); never (0) by default. */
  clockInterval?: number;
}

export interface LocalStack {
  origin: string;
  keys: StackKeys;
  database: Database;
  migrations: MigrationReport;
  /** Whether this start seeded a fresh database. */
  seeded: boolean;
  /** Rereads the schema, after a change that was not a migration. */
  reloadSchema(): Promise<void>;
  /** Finishes running requests, closes the database and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Starts everything on one origin. After a failure it closes what it opened.
 * @throws StartError if the person who starts it can fix the reason
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const folder = dataFolderAt(options.dataFolder);
  const closing = new Closing();
  try {
    requireWritable(folder);
    const lock = lockFolder(folder.root);
    closing.add(async () => lock.release());
    const http = await openHttpServer(options.port, HOST);
    closing.add(() => http.close());
    const origin = `http://${HOST}:${http.port}`;
    if (options.reset) emptyDataFolder(folder);
    createSubfolders(folder);

    const keys = await readOrCreateKeys(folder.root);
    const migrationsFolder = options.migrationsFolder ?? inRepository('supabase/migrations');
    const { database, migrations } = await openUpToDate({
      folder,
      url: options.databaseUrl,
      statementLimit: options.statementLimit,
      reset: options.reset ?? false,
      migrationsFolder,
      historyFolder: path.join(migrationsFolder, '../history'),
      keepsCopy: options.keepsCopy ?? true,
      progress: options.progress ?? noProgress,
    });
    closing.add(() => database.close());
    const seedFile = options.seedFile === undefined ? inRepository('supabase/seed.sql') : options.seedFile;
    const seeded = seedFile !== null && (await seed(database, seedFile));
    const files = await openFileStore(folder.files);
    if (seeded) await seedFiles(database, files, path.join(path.dirname(seedFile), 'seed/files'));

    const tokens = await createAccessTokens(keys.signing, `${origin}/auth/v1`);
    const passwords = createPasswordHasher(options.passwordCost);
    closing.add(() => passwords.close());
    const rest = await createRestService(database);
    const outboxToken = randomBytes(24).toString('base64url');
    const outbox = createOutboxService(folder.outbox, outboxToken);
    const services = {
      database,
      keys,
      tokens,
      rest,
      auth: createAuthService({
        origin,
        database,
        tokens,
        passwords,
        codeSecret: JSON.stringify(keys.signing),
        mailer: (mail) => outbox.keep(mail),
        signInLimit: createSignInLimit(),
        mailLimit: createMailLimit(),
        resetPause: createResetPause(),
        codeLimit: createCodeLimit(),
      }),
      functions: createFunctionsService({
        folder: options.functionsFolder ?? inRepository('supabase/functions'),
        origin,
        environment: { ...functionEnvironment(origin, keys, outboxToken), ...options.environment },
      }),
      outbox,
      site: createSiteService({ ...folder, readArtifact: options.readArtifact }),
      storage: createStorageService({
        database,
        files,
        tokens: createSignedTokens(keys.signing),
      }),
    };
    http.serve((request) => answer(services, request), takesStream);
    announce(migrations, options.databaseUrl);
    // Stops first: running requests still need everything above.
    closing.add(() => http.close());
    if (options.clockInterval) {
      const clock = startFunctionClock(origin, keys.secret, options.clockInterval);
      closing.add(() => clock.stop());
    }
    return { origin, keys, database, migrations, seeded, reloadSchema: rest.reloadSchema, close: () => closing.run() };
  } catch (error) {
    await closing.run();
    throw describeFailedStart(error, { folder, url: options.databaseUrl }) ?? error;
  }
}

function announce({ copy }: MigrationReport, databaseUrl: string | undefined): void {
  console.log('This stack is for development, tests and trying the product; never for production.');
  if (databaseUrl) console.log(`Its rows are in the database at ${serverAddress(databaseUrl)}.`);
  if (copy) {
    console.log(
      `Your data was migrated. As it was before it is in ${copy.place}; delete that when you no longer need it.`,
    );
  }
}

function inRepository(place: string): string {
  return path.join(REPOSITORY, place);
}
