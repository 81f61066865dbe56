import { changesOf, type PageSource } from '@platform/module-kit/screens';
import type { ClubMember } from '../ownClubSource';
import type { ClubReads } from '../reads';

/** Declares a change that a member of a club makes. */
export const memberChange = changesOf<ClubReads, ClubMember, PageSource>();
