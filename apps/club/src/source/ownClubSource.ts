import { sendChanges, type ChangeCalls, type PageReader, type PageSource } from '@platform/module-kit/screens';
import type { Club, Role } from '@platform/session';
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
export interface OwnClubSource extends PageSource, ClubMember, ClubReads, ChangeCalls<typeof changes> {}

export function createOwnClubSource(member: ClubMember): OwnClubSource {
  const own = { ...member, key: member.club.id, isDemo: false };
  return {
    ...own,
    ...readsOf(member),
    ...sendChanges('club', changes, own, member),
  };
}
