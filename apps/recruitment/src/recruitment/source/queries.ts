import { useRecruitmentRead, useRecruitmentSource } from './useRecruitmentSource';

/** Everyone who applied, newest first. */
export const useApplications = () =>
  useRecruitmentRead('listApplications', [], {
    enabled: useRecruitmentSource().canManage,
  });

/** One application with its history. */
export const useApplication = (id: string) => useRecruitmentRead('readApplication', [id]);

/** The initial texts of the club's emails to applicants. */
export const useLetterSettings = () => useRecruitmentRead('readLetterSettings', []);

/** The club's job roles by title. */
export const useJobRoles = () => useRecruitmentRead('listJobRoles', []);

/** How many positions are filled. */
export const useClubFigures = () => useRecruitmentRead('readFigures', []);

/** The address of the public page, and the dates of the season. */
export const useClubFacts = () => useRecruitmentRead('readFacts', []);

/** The newest closed season, with its people. */
export const useLastSeason = () => useRecruitmentRead('readLastSeason', []);

/** Job roles on the public page. */
export const usePublicRoleIds = () => useRecruitmentRead('listPublicRoleIds', []);

/** Kinds of certification that a role can require. */
export const useCertificationTypes = () => useRecruitmentRead('listCertificationTypes', []);

/** The club's minimum wage. */
export const useMinimumWage = () => useRecruitmentRead('readMinimumWage', []);

/** The standings of all applications. `useStandings` finds one application's. */
export const useStandingsQuery = () =>
  useRecruitmentRead('listStandings', [], {
    enabled: useRecruitmentSource().canManage,
  });
