import { asking } from '@platform/module-kit/screens';
import type { ImportProblem, ImportReport, ImportRow } from '../../importing/importReport';
import { failures } from '../failures';

interface ReportRow {
  committed: boolean;
  rows: number;
  added: number;
  updated: number;
  unchanged: number;
  new_roles: { title: string; people: number }[];
  problems: ImportProblem[];
  warnings: ImportProblem[];
}

/** Checks the rows in the database, and imports them if `commit`. @throws DataError; then nothing was imported */
export async function importStaff(
  clubId: string,
  rows: readonly ImportRow[],
  commit: boolean,
  reason?: string,
): Promise<ImportReport> {
  const answer = await asking(failures.import)((db) =>
    db.rpc('import_staff', {
      club_id_param: clubId,
      rows_param: rows as ImportRow[],
      commit_param: commit,
      create_roles_param: true,
      ...(reason && { reason_param: reason }),
    }),
  );
  const { new_roles: newRoles, ...report } = answer as unknown as ReportRow;
  return { ...report, newRoles };
}
