import { jobHandler } from '../_shared/jobs/jobHandler.ts';
import { exportArchive } from './exportArchive.ts';
import { exportList } from './exportList.ts';
import { readExportOrder } from './exportOrder.ts';

/** Works the exports that request_export ordered. */
export const handle = jobHandler('export', (context) => {
  const order = readExportOrder(context.job.parameters);
  return order.format === 'archive' ? exportArchive(context, order.bom) : exportList(context, order);
});
