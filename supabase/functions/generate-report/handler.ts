import { jobHandler } from '../_shared/jobs/jobHandler.ts';
import { produceReport } from './produceReport.ts';

/** Works the reports that request_report ordered. */
export const handle = jobHandler('report', produceReport);
