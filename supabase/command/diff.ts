import { catalogAfter } from '../catalog/catalogAfter';
import { compareCatalogs, type Difference } from '../catalog/compareCatalogs';
import { migrationFiles } from '../database/migrationFiles';
import { openThrowaway } from '../database/openThrowaway';
import { schemaFiles } from '../database/schemaFiles';
import { describeDifference } from './describeDifference';

const NEXT_STEPS = `Write what is missing as a migration, supabase/migrations/<YYYYMMDDhhmmss>_<what_it_does>.sql, until nothing differs.
A new column stands last in its table, where a migration adds it. Then run "npm run schema -- seal" and "node --import tsx supabase/types/generate.ts".`;

/** Prints what the schema files say and the migrations do not do yet. @returns whether there is anything */
export async function diff(print: (line: string) => void): Promise<boolean> {
  const differences = await findDifferences();
  if (differences.length === 0) {
    print('The migrations make what supabase/schemas says.');
    return false;
  }
  print('From what the migrations make (-) to what supabase/schemas says (+):\n');
  for (const difference of differences) print(`${describeDifference(difference)}\n`);
  print(`${differences.length === 1 ? '1 difference' : `${differences.length} differences`}. ${NEXT_STEPS}`);
  return true;
}

async function findDifferences(): Promise<Difference[]> {
  const database = await openThrowaway();
  try {
    const reached = await catalogAfter(database, migrationFiles());
    return compareCatalogs(reached, await catalogAfter(database, schemaFiles()));
  } finally {
    await database.close();
  }
}
