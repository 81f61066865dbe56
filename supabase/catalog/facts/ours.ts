/** The schemas that PostgreSQL keeps for itself are left out. */
export const isOurSchema = (schema: string): string => `(${schema} <> 'information_schema' and ${schema} !~ '^pg_')`;

/** What an extension brings comes with the extension, which is a fact of its own. */
export const isOfNoExtension = (catalog: string, oid: string): string =>
  `not exists (
    select from pg_depend
    where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e'
  )`;
