import { useRecruitmentRead, useRecruitmentSource } from './useRecruitmentSource';

/** Everyone who applied, newest first. */
export const useApplications = () =>
  useRecruitmentRead('listApplications', [], {
    enabled: useRecruitmentSource().canManage,
  });

/** One application with its history. */
export const useApplication = (id: string) => useRecruitmentRead('readApplication', [id]);

/** How the club's emails to applicants begin. */
export const useLetterSettings = () => useRecruitmentRead('readLetterSettings', []);

/** The club's job roles by title. */
export const useJobRoles = () => useRecruitmentRead('listJobRoles', []);

/** How many positions are filled. */
export const useClubFigures = () => useRecruitmentRead('readFigures', []);

/** Where the public page is, and when the season runs. */
export const useClubFacts = () => useRecruitmentRead('readFacts', []);

/** The newest season that is closed, with its people. */
export const useLastSeason = () => useRecruitmentRead('readLastSeason', []);

/** Job roles that the public page shows. */
export const usePublicRoleIds = () => useRecruitmentRead('listPublicRoleIds', []);

/** Kinds of certification that a role can require. */
export const useCertificationTypes = () => useRecruitmentRead('listCertificationTypes', []);

/** The least that the club may pay. */
export const useMinimumWage = () => useRecruitmentRead('readMinimumWage', []);

/** The standings of all applications. `useStandings` finds that of one. */
export const useStandingsQuery = () =>
  useRecruitmentRead('listStandings', [], {
    enabled: useRecruitmentSource().canManage,
  });
