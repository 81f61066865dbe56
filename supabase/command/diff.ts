import { catalogAfter } from '../catalog/catalogAfter';
import { compareCatalogs, type Difference } from '../catalog/compareCatalogs';
import { lookAfter } from '../catalog/lookAfter';
import { readCatalog } from '../catalog/readCatalog';
import { speechlessRules } from '../catalog/speechlessRules';
import { migrationFiles } from '../database/migrationFiles';
import { openThrowaway } from '../database/openThrowaway';
import { schemaFiles } from '../database/schemaFiles';
import { describeDifference } from './describeDifference';

const NEXT_STEPS = `Write what is missing as a migration, supabase/migrations/<YYYYMMDDhhmmss>_<what_it_does>.sql, until nothing differs.
A new column stands last in its table, where a migration adds it. Then run "node --import tsx supabase/types/generate.ts", test the rule, and run "npm run schema -- seal" last.`;

/** Prints what the schema files say and the migrations do not do yet, and the rules without a sentence. @returns whether there is anything */
export async function diff(print: (line: string) => void): Promise<boolean> {
  const { differences, speechless } = await compare();
  if (speechless.length > 0)
    print(
      `A person who breaks one of these rules would read no sentence. Say it in the schema file and in the migration:\n${speechless
        .map((comment) => `    ${comment} is '<what is allowed>';`)
        .join('\n')}\n`,
    );
  if (differences.length === 0) {
    print('The migrations make what supabase/schemas says.');
    return speechless.length > 0;
  }
  print('From what the migrations make (-) to what supabase/schemas says (+):\n');
  for (const difference of differences) print(`${describeDifference(difference)}\n`);
  print(`${differences.length === 1 ? '1 difference' : `${differences.length} differences`}. ${NEXT_STEPS}`);
  return true;
}

async function compare(): Promise<{ differences: Difference[]; speechless: string[] }> {
  const database = await openThrowaway();
  try {
    const reached = await catalogAfter(database, migrationFiles());
    return await lookAfter(database, schemaFiles(), async (described) => ({
      differences: compareCatalogs(reached, await readCatalog(described)),
      speechless: await speechlessRules(described),
    }));
  } finally {
    await database.close();
  }
}
