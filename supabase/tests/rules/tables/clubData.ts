import { everything, managers, reportReaders, noOneInserts, ownClub, type Subject } from './rule';
import { PINE_HOLLOW } from '../support/people';

/** What is taken out of a club's data, what is kept of it, and the record of both. */
export const clubData: Subject = {
  tables: {
    jobs: {
      key: 'id::text',
      select: {
        member: 'requested_by = $me',
        ...reportReaders(
          `requested_by = $me or (${ownClub} and kind = 'report' and status = 'done'
            and parameters ->> 'type' in ('board-pack', 'board-deck'))`,
        ),
        ...managers(ownClub),
        firm: everything,
      },
      update: { column: 'status' },
      delete: {},
      insert: noOneInserts(`insert into public.jobs (club_id, kind) values ('${PINE_HOLLOW}', 'export')`),
    },
    data_events: {
      key: 'id::text',
      select: { ...managers(ownClub), firm: everything },
      update: { column: 'action' },
      delete: {},
      insert: noOneInserts(
        `insert into public.data_events (club_id, subject, action) values ('${PINE_HOLLOW}', 'export', 'requested')`,
      ),
    },
    retention_policies: {
      key: 'id::text',
      select: { ...managers(ownClub), firm: everything },
      update: { column: 'keep_months', admin: ownClub },
      delete: { admin: ownClub },
      insert: {
        into: (clubId) => `insert into public.retention_policies (club_id, kind, keep_months)
          values ('${clubId}', 'schedules', 48)`,
        allowed: { admin: 'own club' },
      },
    },
  },
  callable: {
    authenticated: [
      'apply_retention(uuid,jsonb)',
      'cancel_job(uuid)',
      'check_my_job(uuid,text)',
      'exportable_tables()',
      'open_job_file(uuid)',
      'request_export(text,text[],jsonb,boolean)',
      'request_incident_report(uuid)',
      'request_saved_report(uuid)',
      'request_report(text,date,date,text,text,date,date)',
      'retention_preview(uuid)',
      'retry_job(uuid)',
      'app.apply_retention(uuid,jsonb)',
      'app.cancel_job(uuid)',
      'app.check_my_job(uuid,text)',
      'app.club_i_administer()',
      'app.jobs_for_board()',
      'app.open_job_file(uuid)',
      'app.order_job(text,jsonb)',
      'app.report_types()',
      'app.report_tables(text)',
      'app.require_fitting_filters(text,jsonb)',
      'app.retention_preview(uuid)',
      'app.retry_job(uuid)',
    ],
    service_role: [
      'claim_job(uuid)',
      'fail_job(uuid,integer,text)',
      'finish_job(uuid,integer,text,text,bigint)',
      'forget_job_files(uuid[])',
      'progress_job(uuid,integer,integer,text)',
      'purge_expired_jobs()',
      'app.claim_job(uuid)',
      'app.fail_job(uuid,integer,text)',
      'app.finish_job(uuid,integer,text,text,bigint)',
      'app.forget_job_files(uuid[])',
      'app.progress_job(uuid,integer,integer,text)',
      'app.purge_expired_jobs()',
    ],
  },
};
