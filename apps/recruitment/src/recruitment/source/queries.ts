import { useRecruitmentQuery, useRecruitmentSource } from './useRecruitmentSource';

/** Everyone who applied, newest first. */
export const useApplications = () =>
  useRecruitmentQuery(['applications'], (source) => source.listApplications(), {
    enabled: useRecruitmentSource().canManage,
  });

/** One application with its history. */
export const useApplication = (id: string) =>
  useRecruitmentQuery(['application', id], (source) => source.readApplication(id));

/** How the club's emails to applicants begin. */
export const useLetterSettings = () => useRecruitmentQuery(['letters'], (source) => source.readLetterSettings());

/** The club's job roles by title. */
export const useJobRoles = () => useRecruitmentQuery(['roles'], (source) => source.listJobRoles());

/** How many positions are filled. */
export const useClubFigures = () => useRecruitmentQuery(['figures'], (source) => source.readFigures());

/** Where the public page is, and when the season runs. */
export const useClubFacts = () => useRecruitmentQuery(['facts'], (source) => source.readFacts());

/** The newest season that is closed, with its people. */
export const useLastSeason = () => useRecruitmentQuery(['lastSeason'], (source) => source.readLastSeason());

/** Job roles that the public page shows. */
export const usePublicRoleIds = () => useRecruitmentQuery(['publicRoles'], (source) => source.listPublicRoleIds());

/** Kinds of certification that a role can require. */
export const useCertificationTypes = () =>
  useRecruitmentQuery(['certifications'], (source) => source.listCertificationTypes());

/** The least that the club may pay. */
export const useMinimumWage = () => useRecruitmentQuery(['minimum wage'], (source) => source.readMinimumWage());

/** The standings of all applications. `useStandings` finds that of one. */
export const useStandingsQuery = () =>
  useRecruitmentQuery(['standings'], (source) => source.listStandings(), {
    enabled: useRecruitmentSource().canManage,
  });
