import { JobError } from '../_shared/jobs/job.ts';

/** The tables and files to export, as request_export wrote them into the job. */
export type ExportOrder =
  | { format: 'archive'; bom: boolean }
  | {
      format: 'csv';
      relation: string;
      /** Null: all of them. */
      columns: string[] | null;
      filters: { column: string; operator: string; value: string | number | boolean }[];
      bom: boolean;
    };

/** Throws a JobError for parameters of a version that this function does not know. */
export function readExportOrder(parameters: Record<string, unknown>): ExportOrder {
  const { format, relation, columns, filters, bom } = parameters;
  if (format === 'archive') return { format, bom: bom === true };
  if (format === 'csv' && typeof relation === 'string') {
    return {
      format,
      relation,
      columns: Array.isArray(columns) ? columns.map(String) : null,
      filters: Array.isArray(filters) ? filters : [],
      bom: bom === true,
    };
  }
  throw new JobError('This export was asked for in a way that is no longer known. Ask for a new one.');
}
