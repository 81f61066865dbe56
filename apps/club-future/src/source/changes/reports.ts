import { byTitle, newId, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import type { Every, ReportDraft, SavedReport } from '../rows/savedReport';
import { clubFutureChange } from './clubFutureChange';

const columnsOf = ({ title, dataSet, columns, filters, grouping, chart, comparison, isShared }: ReportDraft) => ({
  title: title.trim(),
  data_set: dataSet,
  columns: [...columns],
  filters: filters.map((filter) => ({ ...filter })),
  grouping: [...grouping],
  chart,
  comparison: comparison ? { ...comparison, now: { ...comparison.now }, before: { ...comparison.before } } : null,
  shared: isShared,
});

/** Saves a new report of the person. Returns its id. */
export const addReport = clubFutureChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: ReportDraft): Promise<string> {
    const row = { club_id: club.id, ...columnsOf(draft) };
    return (await ask((db) => db.from('saved_reports').insert(row).select('id').single())).id;
  },
  expect(known, draft) {
    const added: SavedReport = {
      ...draft,
      title: draft.title.trim(),
      id: newId(),
      isOwn: true,
      schedule: null,
      version: 1,
    };
    known.change('listReports', (reports) => [...reports, added].sort(byTitle));
    return added.id;
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveReport = clubFutureChange({
  // The form itself shows that it is saving.
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: ReportDraft, version: number): Promise<void> =>
    save((db) =>
      db
        .from('saved_reports')
        .update({ ...columnsOf(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, id, draft, version) {
    known.change('listReports', (reports) =>
      withChanged(reports, [id], () => ({ ...draft, title: draft.title.trim(), version: version + 1 })).sort(byTitle),
    );
  },
});

export const deleteReport = clubFutureChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('saved_reports').delete().eq('id', id).select('id').single()),
  expect: (known, id) => known.change('listReports', (reports) => without(reports, [id])),
});

/**
 * Has a report of the person emailed each week or month, instead of the schedule that it may have.
 * @param firstOn the day of the next email (ISO 8601)
 */
export const scheduleReport = clubFutureChange({
  // The form itself shows that it is saving.
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, every: Every, firstOn: string, recipientIds: string[]): Promise<void> =>
    save((db) =>
      db.rpc('schedule_report', {
        report_id_param: id,
        every_param: every,
        starts_on_param: firstOn,
        recipient_ids_param: recipientIds,
      }),
    ),
  expect(known, id, every, nextOn, recipientIds) {
    known.change('listReports', (reports) =>
      withChanged(reports, [id], () => ({ schedule: { every, nextOn, recipientIds: [...recipientIds].sort() } })),
    );
  },
});

/** Stops the emails of a report. */
export const stopSchedule = clubFutureChange({
  send: (_reader: ClubReader, id: string): Promise<void> =>
    save((db) => db.from('report_schedules').delete().eq('report_id', id).select('id').single()),
  expect(known, id) {
    known.change('listReports', (reports) => withChanged(reports, [id], () => ({ schedule: null })));
  },
});
