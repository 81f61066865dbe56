import { usePostSeasonRead } from './usePostSeasonSource';

/** The club's seasons. */
export const useSeasons = () => usePostSeasonRead('listSeasons', []);

/** The closing figures of a season. @param enabled false while there is no such season */
export const useSummary = (seasonId: string, enabled = true) =>
  usePostSeasonRead('readSummary', [seasonId], { enabled });

/** The steps of a season's wrap-up. */
export const useSteps = (seasonId: string) => usePostSeasonRead('listSteps', [seasonId]);

/** How members rated a season. @param enabled false while there is no such season */
export const useCategories = (seasonId: string, enabled = true) =>
  usePostSeasonRead('listCategories', [seasonId], { enabled });

/** What members wrote about a season. */
export const useComments = (seasonId: string) => usePostSeasonRead('listComments', [seasonId]);

/** The files of feedback about a season. */
export const useUploads = (seasonId: string) => usePostSeasonRead('listUploads', [seasonId]);

/** The surveys about a season. @param enabled false while there is no such season */
export const useSurveys = (seasonId: string, enabled = true) =>
  usePostSeasonRead('listSurveys', [seasonId], { enabled });

/** A survey with its questions. @param enabled false while there is no such survey */
export const useSurvey = (surveyId: string, enabled = true) => usePostSeasonRead('readSurvey', [surveyId], { enabled });

/** The people who were asked. */
export const useInvitations = (surveyId: string) => usePostSeasonRead('listInvitations', [surveyId]);

/** The people on the staff who can be asked by email. */
export const useStaffToAsk = (enabled: boolean) => usePostSeasonRead('listStaffToAsk', [], { enabled });

/** How the questions of a survey were answered. */
export const useDistributions = (surveyId: string) => usePostSeasonRead('listDistributions', [surveyId]);
export const useResults = (surveyId: string, enabled = true) =>
  usePostSeasonRead('listResults', [surveyId], { enabled });

/** What stands out of a survey. */
export const useInsights = (surveyId: string) => usePostSeasonRead('listInsights', [surveyId]);

/** The photos of a season. */
export const usePhotos = (seasonId: string) => usePostSeasonRead('listPhotos', [seasonId]);

/** The documents of a season. */
export const useDocuments = (seasonId: string) => usePostSeasonRead('listDocuments', [seasonId]);

/** What the club learned in a season. */
export const useLessons = (seasonId: string) => usePostSeasonRead('listLessons', [seasonId]);

/** The files that a document has or had. */
export const useDocumentVersions = (documentId: string) => usePostSeasonRead('listDocumentVersions', [documentId]);

/** Who opened a document. @param enabled false for people who do not read it */
export const useDocumentOpenings = (documentId: string, enabled: boolean) =>
  usePostSeasonRead('listDocumentOpenings', [documentId], { enabled });

/** The year of the season that the club works on. */
export const useCurrentYear = () => usePostSeasonRead('readCurrentYear', []);

/** What is open in a season. */
export const useOpenWork = (seasonId: string) => usePostSeasonRead('readOpenWork', [seasonId], { isFresh: true });
export const useFirstOpenWeek = (seasonId: string) => usePostSeasonRead('readFirstOpenWeek', [seasonId]);

/** Who worked a season. */
export const usePeople = (seasonId: string) => usePostSeasonRead('listPeople', [seasonId]);

/** When a season was closed and reopened. */
export const useSeasonEvents = (seasonId: string) => usePostSeasonRead('listSeasonEvents', [seasonId]);

/** What the season after this one can take over. */
export const useForward = (seasonId: string) => usePostSeasonRead('readForward', [seasonId]);
