import type { StartedReads } from '@platform/module-kit';
import { createOwnClubSource, type ClubMember } from '../../source/ownClubSource';
import { declareClubReads } from '../../source/useClubSource';

const readFirst = declareClubReads(() => [['readSummary']]);

/** Starts what the legacy dashboard reads first, beside what every dashboard begins with. */
export const readLegacyDashboard = (member: ClubMember, search: URLSearchParams): StartedReads =>
  readFirst(createOwnClubSource(member), search);
