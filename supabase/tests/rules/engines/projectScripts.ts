import { migrationFiles } from '../../../database/migrationFiles';
import { platformFiles } from '../../../database/platformFiles';
import { readSqlFile, type SqlFile } from '../../../database/sqlFile';

/** What turns an empty database into a hosted project that was migrated and seeded, one script after the other. */
export function projectScripts({ afterPlatform = '' } = {}): string[] {
  return [
    ...platformFiles().map(({ sql }) => sql),
    afterPlatform,
    ...migrationFiles().map(inOneTransaction),
    readSqlFile('seed.sql').sql,
  ];
}

function inOneTransaction({ sql }: SqlFile): string {
  return `begin; ${sql}; commit`;
}
