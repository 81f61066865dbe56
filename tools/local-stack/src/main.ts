// Starts the stack alone: node --import tsx tools/local-stack/src/main.ts [--reset] [--no-copy]
// Environment: PORT, CLUBCREW_DATA, DATABASE_URL, and for tests STACK_MIGRATIONS, STACK_SEED (empty: none), STACK_FUNCTIONS,
// STACK_STATEMENT_LIMIT and STACK_CLOCK (milliseconds), STACK_PASSWORD_COST.
import '../../checks/requireNode.mjs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startLocalStack } from './server';
import { StartError } from './startError';
import { stopOnSignal } from './stopOnSignal';

const DEFAULT_PORT = 4200;
const defaultDataFolder = fileURLToPath(new URL('../../../.clubcrew', import.meta.url));

async function main(): Promise<void> {
  const { PORT, CLUBCREW_DATA, DATABASE_URL } = process.env;
  const { STACK_MIGRATIONS, STACK_SEED, STACK_FUNCTIONS, STACK_STATEMENT_LIMIT, STACK_CLOCK } = process.env;
  const { STACK_PASSWORD_COST } = process.env;
  const stack = await startLocalStack({
    port: PORT ? Number(PORT) : DEFAULT_PORT,
    dataFolder: CLUBCREW_DATA ? path.resolve(CLUBCREW_DATA) : defaultDataFolder,
    reset: process.argv.includes('--reset'),
    keepsCopy: !process.argv.includes('--no-copy'),
    ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
    ...(STACK_MIGRATIONS && { migrationsFolder: STACK_MIGRATIONS }),
    ...(STACK_SEED !== undefined && { seedFile: STACK_SEED || null }),
    ...(STACK_FUNCTIONS && { functionsFolder: STACK_FUNCTIONS }),
    ...(STACK_STATEMENT_LIMIT && { statementLimit: Number(STACK_STATEMENT_LIMIT) }),
    ...(STACK_PASSWORD_COST && { passwordCost: Number(STACK_PASSWORD_COST) }),
    ...(STACK_CLOCK && { clockInterval: Number(STACK_CLOCK) }),
  });
  stopOnSignal(() => stack.close());
  console.log(`The local stack listens at ${stack.origin}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
