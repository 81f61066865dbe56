import { listSeasonEvents, readSeasonCounts } from '@platform/module-kit/screens';
import type { ClubMember } from '../ownClubSource';
import type { ActivityFilter } from '../rows/activity';
import type { Folder } from '../rows/message';
import type { PreferenceKind } from '../rows/preference';
import { listActivity } from './activity';
import { listOwnImages } from './brandImages';
import { listTimeZoneMoves, readClub } from './club';
import { readDashboardSettings } from './dashboardSettings';
import { readLatestExport } from './exports';
import { readFigures } from './figures';
import { listInvitations } from './invitations';
import { countUnread, listMessages } from './messages';
import { listPreferences, readPreference } from './preferences';
import { readProfile } from './profile';
import { listRetention } from './retention';
import { listReturners, listSeasons, readSeason } from './seasons';
import { listTeam } from './team';
import { readWage } from './wage';

/** Everything that the pages read, of the member's club and of the member. */
export const readsOf = ({ userId, club: { id } }: ClubMember) => ({
  countUnread: () => countUnread(userId),
  listActivity: (limit: number, filter?: ActivityFilter) => listActivity(id, limit, filter),
  listInvitations: () => listInvitations(id),
  listMessages: (folder: Folder, limit: number) => listMessages(userId, folder, limit),
  listOwnImages: () => listOwnImages(id),
  listPreferences: () => listPreferences(userId),
  listRetention: () => listRetention(id),
  listReturners,
  listSeasonEvents,
  listSeasons: () => listSeasons(id),
  listTeam: () => listTeam(id),
  listTimeZoneMoves: () => listTimeZoneMoves(id),
  readClub: () => readClub(id),
  readDashboardSettings: () => readDashboardSettings(userId),
  readFigures: () => readFigures(id),
  readLatestExport: () => readLatestExport(userId, id),
  readPreference: (kind: PreferenceKind) => readPreference(userId, kind),
  readProfile: () => readProfile(userId),
  readSeason,
  readSeasonCounts,
  readWage: () => readWage(id),
});

export type ClubReads = ReturnType<typeof readsOf>;
