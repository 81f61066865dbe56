import { loadSlots, readWithCode, type KnownPerson } from '@platform/module-kit';
import { administersClub } from '@platform/session';
import type { ClubMember } from '../source/ownClubSource';
import { createTodaySource } from './source/todaySource';
import { declareTodayReads } from './source/useTodaySource';

interface Shown {
  /** Whether the dashboard shows the club's facts and the cards of its modules. */
  cards: boolean;
  /** The slot with the person's own part, whose modules start to read before the page shows it. */
  own?: string;
}

/**
 * Starts what a dashboard reads first with the code of this module. The reads are answered together with those of the other
 * modules (`readPartOf`), whose code comes once the page's own heading is there.
 * @param path of its route
 */
export function readWithDashboard(path: string, { cards, own }: Shown): void {
  readWithCode(path, memberOf, async (member, search) => {
    void loadSlots(own);
    const readFirst = declareTodayReads(() => [
      ['readSeasonEnd', member.club.season],
      ...(administersClub(member.role) ? [['listSetupSteps'] as const] : []),
      ...(cards ? [['readSummary'] as const] : []),
    ]);
    return readFirst(createTodaySource(member), search);
  });
}

function memberOf({ user, membership: { club, role, displayName } }: KnownPerson): ClubMember | null {
  return club && { userId: user.id, email: user.email, displayName: displayName || user.displayName, role, club };
}
