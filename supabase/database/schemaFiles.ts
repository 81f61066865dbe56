import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { inSupabase } from './folders';
import { readSqlFile, type SqlFile } from './sqlFile';

interface Config {
  db: { migrations: { schema_paths: string[] } };
}

/**
 * The schema files in the order in which `config.toml` names them: what stands in the database.
 * @throws Error for a pattern, because the order of the files matters
 */
export function schemaFiles(): SqlFile[] {
  const config = parse(readFileSync(inSupabase('config.toml'), 'utf8')) as unknown as Config;
  return config.db.migrations.schema_paths.map((listed) => {
    if (listed.includes('*')) throw new Error(`config.toml names each schema file, not a pattern such as "${listed}".`);
    return readSqlFile(listed.replace(/^\.\//, ''));
  });
}
