import type { ReadDataSetId } from './rows/savedReport';
import { useClubFutureRead } from './useClubFutureSource';

export const useMetrics = () => useClubFutureRead('listMetrics', []);
export const useMeasures = () => useClubFutureRead('listMeasures', []);
export const useProjects = () => useClubFutureRead('listProjects', []);
export const useBudgetedProjects = () => useClubFutureRead('listBudgetedProjects', []);
export const useProjectUpdates = (projectId: string) => useClubFutureRead('listProjectUpdates', [projectId]);
export const useProjectDocuments = (projectId: string) => useClubFutureRead('listProjectDocuments', [projectId]);
export const useDocumentVersions = (documentId: string) => useClubFutureRead('listDocumentVersions', [documentId]);
/** Who opened it meanwhile is known to the database alone. */
export const useDocumentOpenings = (documentId: string, enabled: boolean) =>
  useClubFutureRead('listDocumentOpenings', [documentId], { enabled, isFresh: true });
export const useProjectVotes = (projectId: string) =>
  useClubFutureRead('listProjectVotes', [projectId], { isFresh: true });
export const useProjectComments = (projectId: string) => useClubFutureRead('listProjectComments', [projectId]);
export const useProjectBids = (projectId: string) => useClubFutureRead('listProjectBids', [projectId]);
export const useVendors = () => useClubFutureRead('listVendors', []);
export const usePossibleVoters = () => useClubFutureRead('listPossibleVoters', []);
export const useWishes = () => useClubFutureRead('listWishes', []);
export const useWorkforce = () => useClubFutureRead('readWorkforce', []);
export const useReports = () => useClubFutureRead('listReports', []);
/** The answer changes with the person's place at the club. */
export const useReadsDailyWork = (enabled: boolean) =>
  useClubFutureRead('readsDailyWork', [], { enabled, isFresh: true });
export const useReportRecipients = () => useClubFutureRead('listReportRecipients', []);
export const useDataSet = (dataSet: ReadDataSetId, enabled: boolean) =>
  useClubFutureRead('readDataSet', [dataSet], { enabled });
export const useReserve = () => useClubFutureRead('readReserve', []);
export const useSeasons = () => useClubFutureRead('listSeasons', []);
