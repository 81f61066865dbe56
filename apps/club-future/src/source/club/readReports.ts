import { asking, byTitle } from '@platform/module-kit/screens';
import type { Chart, DataSetId, Filter, SavedReport } from '../rows/savedReport';
import { SAVED_REPORTS_FAILED } from '../failures';

export const REPORT_COLUMNS = 'id, owner_id, title, data_set, columns, filters, grouping, chart, shared, version';

/** The saved reports that the reader sees: the own ones, and those that others share; by title. @throws DataError */
export async function readReports(clubId: string, userId: string): Promise<SavedReport[]> {
  const rows = await asking(SAVED_REPORTS_FAILED)((db) =>
    db.from('saved_reports').select(REPORT_COLUMNS).eq('club_id', clubId).order('id'),
  );
  return rows
    .map(({ id, owner_id, title, data_set, columns, filters, grouping, chart, shared, version }) => ({
      id,
      title,
      // Table constraints allow only these.
      dataSet: data_set as DataSetId,
      columns: columns as string[],
      filters: filters as unknown as Filter[],
      grouping: grouping as string[],
      chart: chart as unknown as Chart,
      isShared: shared,
      isOwn: owner_id === userId,
      version,
    }))
    .sort(byTitle);
}
