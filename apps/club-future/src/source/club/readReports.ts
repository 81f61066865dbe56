import type { Chart, Comparison, DataSetId, Filter } from '@platform/contract/saved-reports';
import { asking, byName, byTitle } from '@platform/module-kit/screens';
import { DATA_SETS_FAILED, RECIPIENTS_FAILED, SAVED_REPORTS_FAILED } from '../failures';
import type { Every, ReportRecipient, SavedReport } from '../rows/savedReport';

const REPORT_COLUMNS = 'id, owner_id, title, data_set, columns, filters, grouping, chart, comparison, shared, version';

/**
 * The saved reports that the reader sees: their own with their schedules, and those that others share; by title.
 * @throws DataError
 */
export async function readReports(clubId: string, userId: string): Promise<SavedReport[]> {
  const read = asking(SAVED_REPORTS_FAILED);
  const [rows, schedules] = await Promise.all([
    read((db) => db.from('saved_reports').select(REPORT_COLUMNS).eq('club_id', clubId).order('id')),
    read((db) => db.from('report_schedules').select('report_id, every, next_on, recipients').eq('club_id', clubId)),
  ]);
  return rows
    .map(({ id, owner_id, title, data_set, columns, filters, grouping, chart, comparison, shared, version }) => {
      const schedule = schedules.find(({ report_id }) => report_id === id);
      return {
        id,
        title,
        // Table constraints allow only these.
        dataSet: data_set as DataSetId,
        columns: columns as string[],
        filters: filters as unknown as Filter[],
        grouping: grouping as string[],
        chart: chart as unknown as Chart,
        comparison: comparison as unknown as Comparison | null,
        isShared: shared,
        isOwn: owner_id === userId,
        schedule: schedule
          ? { every: schedule.every as Every, nextOn: schedule.next_on, recipientIds: schedule.recipients }
          : null,
        version,
      };
    })
    .sort(byTitle);
}

/** The people who can get reports by email, by name. For people who read reports. @throws DataError */
export async function readReportRecipients(userId: string): Promise<ReportRecipient[]> {
  const rows = await asking(RECIPIENTS_FAILED)((db) => db.rpc('report_recipients'));
  return rows.map(({ user_id, name }) => ({ id: user_id, name, isReader: user_id === userId })).sort(byName);
}

/** Whether the reader reads the daily work of the club. @throws DataError */
export const readsDailyWork = (): Promise<boolean> => asking(DATA_SETS_FAILED)((db) => db.rpc('reads_daily_work'));
