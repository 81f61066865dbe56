import { useQueryClient } from '@platform/module-kit';
import type { Change, ClubFilter, ClubPage } from './rows/engagement';
import type { HealthFilter, HealthSpan } from './rows/health';
import type { HistorySubject } from './rows/history';
import type { InvitationFilter } from './rows/invitation';
import type { MailState } from './rows/mail';
import type { PeopleFilter } from './rows/person';
import { adminKey, useAdminQuery, useAdminRead, useAdminSource } from './useAdminSource';

/** How often an open list of emails is read again (milliseconds). The job that sends emails runs each minute. */
const LOOK_MS = 10_000;

/** Every club, for the firm. */
export const useClubs = () => useAdminRead('listClubs', [], { enabled: useAdminSource().isFirm });

/** The names of modules and clubs. */
export const useNames = () => useAdminRead('readNames', []);

/** A page of people. */
export const usePeople = (filter: PeopleFilter) => useAdminRead('listPeople', [filter], { keepsPrevious: true });

/** One person. */
export const usePerson = (userId: string) => useAdminRead('readPerson', [userId]);

/** The administrators of a club. */
export const useAdministrators = (clubId: string) => useAdminRead('listAdministrators', [clubId]);

/** The number of a club's other administrators: 0, or 1 for any. */
export const useOtherAdmins = (userId: string, clubId: string | undefined, enabled: boolean) =>
  useAdminRead('countOtherAdmins', [userId, clubId], { enabled });

/** When the people of a club signed in. */
export const useSignIns = (clubId: string) => useAdminRead('listSignIns', [clubId]);

/** The features that are granted to individual people. */
export const useFeatures = () => useAdminRead('listFeatures', []);

/** Ids of a person's granted features. */
export const useGrants = (userId: string) => useAdminRead('listGrants', [userId]);

/** A page of invitations. */
export const useInvitations = (filter: InvitationFilter) => useAdminRead('listInvitations', [filter]);

/** The numbers of invitations. */
export const useInvitationCounts = () => useAdminRead('countInvitations', []);

/** The modules that an engagement may include. */
export const useEngagementModules = () => useAdminRead('listEngagementModules', []);

/** A page of clubs with their engagements. The previous page stays visible while the next one loads. */
export const useEngagedClubs = (filter: ClubFilter) =>
  useAdminRead('listEngagedClubs', [filter], { keepsPrevious: true });

/** A club's current state, which may differ from the one on the page behind. The page is updated too. */
export function useCurrentClub(clubId: string) {
  const cache = useQueryClient();
  const read = useAdminQuery(
    ['readEngagedClub', clubId],
    async (source) => {
      const now = await source.readEngagedClub(clubId);
      cache.setQueriesData<ClubPage>(
        { queryKey: adminKey(source, 'listEngagedClubs') },
        (page) => page && { ...page, clubs: page.clubs.map((club) => (club.id === now?.id ? now : club)) },
      );
      return now;
    },
    { isFresh: true },
  );
  return read.data;
}

/** The decisions about a club. */
export const useHistory = (clubId: string, subject: HistorySubject) =>
  useAdminRead('listEngagementHistory', [clubId, subject]);

/** What a change means for a club. Reads nothing without a change. A decision must not be based on old consequences. */
export const useConsequences = (clubId: string, moduleId: string, change: Change | undefined) =>
  useAdminRead('readConsequences', [clubId, moduleId, change ?? { kind: 'off' }], {
    enabled: change !== undefined,
    isFresh: true,
  });

/** What another plan means for a club. Reads nothing until another plan is chosen. */
export const usePlanConsequences = (clubId: string, plan: string, isChanged: boolean) =>
  useAdminRead('readPlanConsequences', [clubId, plan], { enabled: isChanged, isFresh: true });

/** What a club can get of a module. */
export const useOfferedReleases = (moduleId: string) => useAdminRead('readOfferedReleases', [moduleId]);

/** Every registered module. */
export const useModules = () => useAdminRead('listModules', []);

/** The releases of a module; none before it is chosen. */
export const useReleases = (moduleId: string) => useAdminRead('listReleases', [moduleId], { enabled: moduleId !== '' });

/** The history of a module's releases. */
export const useReleaseEvents = (moduleId: string) => useAdminRead('listEvents', [moduleId]);

/** What a release in rollout lacks. */
export const useReleaseLacks = (moduleId: string, version: string | undefined) =>
  useAdminRead('readReleaseLacks', [moduleId, version ?? ''], { enabled: version !== undefined });

/** The person who may always sign up. */
export const useFirstAdministrator = () => useAdminRead('readFirstAdministrator', []);

/** How releases perform; of each club, for the firm only. */
export const useHealth = (filter: HealthFilter, { by, from, to }: HealthSpan) =>
  useAdminRead('readHealth', [filter, { by, from, to }, useAdminSource().isFirm]);

/** Which modules a club's people open. */
export const useModuleUse = () => useAdminRead('listModuleUse', []);

/** Releases that the platform withdrew and the firm has not handled yet; nothing for a club's administrator. */
export const useWithdrawals = () => useAdminRead('listWithdrawals', [], { enabled: useAdminSource().isFirm });

/** A page of the emails in a state. */
export const useMails = (state: MailState, page: number) =>
  useAdminRead('listMails', [state, page], { every: LOOK_MS });

/** The number of emails in each state. */
export const useMailCounts = () => useAdminRead('countMails', [], { every: LOOK_MS });

/** The newest preview tickets. */
export const usePreviews = () => useAdminRead('listTickets', []);
