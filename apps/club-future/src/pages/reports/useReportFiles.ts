import { type OrderedFiles, useOrderedFiles } from '@platform/module-kit/screens';
import type { Member } from '@platform/session';
import { orderExecutiveReport, readExecutiveFiles, type ExecutiveFile, type ExecutiveOrder } from './reportFile';

export type ReportFiles = OrderedFiles<ExecutiveFile, ExecutiveOrder>;

/** The PDFs of the club's executive reports, and what the person can do with them. */
export const useReportFiles = ({ user, club }: Member): ReportFiles =>
  useOrderedFiles({
    queryKey: ['club-future', club.id, 'files', user.id],
    userId: user.id,
    read: () => readExecutiveFiles(club.id),
    place: orderExecutiveReport,
  });
