import {
  clubNow,
  clubToday,
  sendChanges,
  type ChangeCalls,
  type PageReader,
  type PageSource,
} from '@platform/module-kit/screens';
import { administersClub, editsClub, type Club, type Role } from '@platform/session';
import { changes } from './changes';
import { readsOf, type ClubReads } from './reads';

/** A signed-in person on the pages of their club. */
export interface ClubMember extends PageReader {
  email: string;
  displayName: string;
  role: Role;
  club: Club;
}

/** Where the club's own pages read and write: the rows of the member's club, and the member's own. */
export interface OwnClubSource extends PageSource, ClubMember, ClubReads, ChangeCalls<typeof changes> {
  /** Whether the member may change the club's rows. */
  canManage: boolean;
  /** Whether the member runs the club's account: its images, its close and its data. */
  canAdminister: boolean;
  /** The club's own day, `YYYY-MM-DD`. */
  today(): string;
  /** The moment at the club: its clock stands still in a demo. */
  now(): Date;
}

export function createOwnClubSource(member: ClubMember): OwnClubSource {
  const own = { ...member, key: member.club.id, isDemo: false };
  return {
    ...own,
    canManage: editsClub(member.role),
    canAdminister: administersClub(member.role),
    today: () => clubToday(member.club),
    now: () => clubNow(member.club),
    ...readsOf(member),
    ...sendChanges('club', changes, own, member),
  };
}
