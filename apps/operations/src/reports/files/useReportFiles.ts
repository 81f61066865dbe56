import { useOrderedFiles, type OrderedFiles } from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { orderReport, readReportFiles, type ReportFile, type ReportOrder } from './reportFile';

/** The PDFs of the club's reports, and what the person can do with them. */
export const useReportFiles = ({ user, club }: Member): ReportFiles =>
  useOrderedFiles({
    queryKey: ['reports', club.id, 'files', user.id],
    userId: user.id,
    read: () => readReportFiles(club.id),
    place: orderReport,
  });

export type ReportFiles = OrderedFiles<ReportFile, ReportOrder>;
