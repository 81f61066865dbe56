import { DataError } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { saveCsv } from '../../export/saveCsv';
import type { StaffMember } from '../staffMember';
import { failures } from '../words';

/** The columns of the file, in order. */
const COLUMNS = [
  'name',
  'role',
  'status',
  'email',
  'phone',
  'birth_date',
  'start_date',
  'end_date',
  'hourly_rate',
  'hours_this_week',
  'total_hours',
  'certifications',
  'certification_badge',
  'valid_to_season_end',
];

/** How often the export is checked, and for how long (milliseconds). */
const LOOK_MS = 500;
const PATIENCE_MS = 60_000;

/**
 * Downloads the roster as CSV, after the database has exported the same rows. The database decides who may export
 * (export_data), and records every export. Its table is for programs; the person's file has readable headers and the
 * last day of each certification.
 * @throws DataError
 * @param listPeople reads everyone
 * @param fileName name of the file
 */
export async function exportStaff(listPeople: () => Promise<readonly StaffMember[]>, fileName: string): Promise<void> {
  const order = { relation_param: 'staff', columns_param: COLUMNS, bom_param: true };
  const jobId = await asking(failures.export)((db) => db.rpc('request_export', order));
  await startWorker(jobId);
  for (let waited = 0; !(await isDone(jobId)); waited += LOOK_MS) {
    if (waited >= PATIENCE_MS) {
      throw new DataError('The export takes longer than usual.', '', 0, 'Try again in a minute.');
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  saveCsv(await listPeople(), fileName);
}

/** Whether the file is ready. Throws the worker's message if it failed. */
async function isDone(jobId: string): Promise<boolean> {
  const job = await asking(failures.export)((db) => db.from('jobs').select('status, error').eq('id', jobId).single());
  if (job.status === 'queued' || job.status === 'running') return false;
  if (job.status === 'done') return true;
  throw new DataError(job.error ?? failures.export, '', 0);
}

/** Starts the export worker. @throws DataError with the worker's own sentence, if it has one */
async function startWorker(jobId: string): Promise<void> {
  const client = await supabase();
  const answer = (await client.functions.invoke('export', { body: { jobId } })) as {
    error: { context?: unknown } | null;
  };
  if (!answer.error) return;
  const { context } = answer.error;
  if (!(context instanceof Response)) throw new DataError(failures.export, '', 0);
  const { error } = (await context.json().catch(() => ({}))) as { error?: { code?: string; message?: string } };
  throw new DataError(error?.message || failures.export, error?.code ?? '', context.status);
}
