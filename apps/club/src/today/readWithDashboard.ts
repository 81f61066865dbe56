import { askSlotAhead, readWithCode, type KnownPerson, type StartedReads } from '@platform/module-kit';
import { administersClub } from '@platform/session';
import type { ClubMember } from '../source/ownClubSource';
import { createTodaySource } from './source/todaySource';
import { declareTodayReads } from './source/useTodaySource';

/**
 * Starts what a dashboard reads first with the code of this module: what every dashboard begins with, and what it reads
 * itself.
 * @param path of its route
 * @param readMore fetches the dashboard's code, and starts its reads
 */
export function readWithDashboard(
  path: string,
  readMore?: (member: ClubMember, search: URLSearchParams) => Promise<StartedReads>,
): void {
  readWithCode(path, memberOf, async (member, search) => {
    const { club, userId, role } = member;
    void askSlotAhead('home.today', { clubId: club.id, userId });
    const readToday = declareTodayReads(() => [
      ['readSeasonEnd', club.season],
      ...(administersClub(role) ? [['listSetupSteps'] as const] : []),
    ]);
    const started = [readToday(createTodaySource(member), search)];
    const more = await readMore?.(member, search).catch(() => undefined);
    if (more) started.push(more);
    return { forget: () => started.forEach(({ forget }) => forget()) };
  });
}

function memberOf({ user, membership: { club, role, displayName } }: KnownPerson): ClubMember | null {
  return club && { userId: user.id, email: user.email, displayName: displayName || user.displayName, role, club };
}
