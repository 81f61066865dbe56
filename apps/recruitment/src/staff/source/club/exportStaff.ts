import { DataError } from '@platform/module-kit';
import { asking, callWorker } from '@platform/module-kit/screens';
import { saveCsv } from '../../export/saveCsv';
import { importColumns } from '../../importing/importReport';
import type { StaffMember } from '../rows/staffMember';
import { failures } from '../failures';

/** The columns of the file, in order: those that a file can be imported with, and what follows from other rows. */
const COLUMNS = [
  ...importColumns,
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
  await callWorker('export', jobId, failures.export);
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
