import type { Row } from '../engines/engine';
import type { RulesDatabase } from '../support/database';
import { PINE_HOLLOW, service, type Caller } from '../support/people';
import { rowsOf } from '../support/rowsOf';

/** Where the worker of a test says that its file is. */
export const PATH = `${PINE_HOLLOW}/0b7c9a52-6c1b-4d55-9a4e-0d6f2f6f1b11.zip`;

/** What people and workers do with jobs, over a database of rules. */
export function jobCalls(database: RulesDatabase) {
  const grant = `select $1, id from public.features where name = 'export_data'`;
  return {
    /** Requests a job, by default an export of everything, and returns its id. */
    async order(caller: Caller, call = 'public.request_export()'): Promise<string> {
      return String(rowsOf(await database.as(caller, `select ${call} as id`))[0]?.id);
    },
    async jobOf(id: string): Promise<Row> {
      const [row] = await database.owner('select * from public.jobs where id = $1', [id]);
      if (!row) throw new Error(`no job ${id}`);
      return row;
    },
    jobCount: async () => (await database.owner('select count(*)::int as jobs from public.jobs'))[0]?.jobs,
    claim: (id: string) => database.as(service, 'select * from public.claim_job($1)', [id]),
    finish: (id: string, attempt: number) =>
      database.as(service, `select public.finish_job($1, $2, $3, 'pine-hollow.zip', 900) as done`, [id, attempt, PATH]),
    silentSince: (id: string, span: string) =>
      database.owner(`update public.jobs set heartbeat_at = now() - $2::interval where id = $1`, [id, span]),
    grantExport: (userId: string) =>
      database.owner(`insert into public.user_permissions (user_id, feature_id) ${grant} on conflict do nothing`, [
        userId,
      ]),
    revokeExport: (userId: string) =>
      database.owner(
        `delete from public.user_permissions using public.features
         where feature_id = features.id and name = 'export_data' and user_id = $1`,
        [userId],
      ),
  };
}
