import { readSqlFile, type SqlFile } from './sqlFile';

/** What turns an empty database into a hosted project without a product: roles, accounts, storage. */
export function platformFiles(): SqlFile[] {
  return ['platform.sql', 'platform/storage.sql'].map((name) =>
    readSqlFile(`../tools/local-stack/src/database/${name}`),
  );
}
