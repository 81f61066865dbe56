import { followNews, useQueryClient } from '@platform/module-kit';
import { jobState } from '@platform/module-kit/screens';
import { useCallback, useEffect, useState } from 'react';
import type { Arrangement } from '../rules/arrangement';
import type { ClubReads } from './reads';
import type { ActivityFilter } from './rows/activity';
import type { SavedSettings } from './rows/dashboardSettings';
import type { Folder } from './rows/message';
import { clubKey, useClubChange, useClubRead, useClubSource } from './useClubSource';

/** How often a visible page looks for new messages (ms). It also looks when the person comes back to it. */
const NEW_MESSAGES_MS = 30_000;
/** How often to check an export in progress (ms). */
const EXPORT_MS = 1000;

/** The club at a glance. */
export const useFigures = () => useClubRead('readFigures', []);

/** The newest entries of the club's activity. */
export const useActivity = (limit: number, filter?: ActivityFilter) =>
  useClubRead('listActivity', [limit, filter], { keepsPrevious: true });

/** The people of the club by name. */
export const useTeam = () => useClubRead('listTeam', []);

/** Staff invitations that are open or expired. */
export const useInvitations = () => useClubRead('listInvitations', []);

/** The person's arrangement of the overview; null without one. */
export const useDashboardSettings = () => useClubRead('readDashboardSettings', []);

/** The newest messages of a folder. The previous ones stay visible while older ones load. */
export const useMessages = (folder: Folder, limit: number) =>
  useClubRead('listMessages', [folder, limit], {
    keepsPrevious: true,
    every: folder === 'received' ? NEW_MESSAGES_MS : undefined,
  });

/** The number of unread messages; undefined until known. */
export const useUnreadCount = () => useClubRead('countUnread', [], { every: NEW_MESSAGES_MS }).data;

/** The club's own images in place of the platform's. */
export const useOwnImages = () => useClubRead('listOwnImages', []);

/** The settings of the club. */
export const useClubRow = () => useClubRead('readClub', []);

/** Moments that move with the club's time zone. A shift may have been published since. */
export const useTimeZoneMoves = () => useClubRead('listTimeZoneMoves', [], { isFresh: true });

/** What the person sets about themselves. */
export const useProfile = () => useClubRead('readProfile', []);

/** The club's own minimum wage, and the one that applies. */
export const useWage = () => useClubRead('readWage', []);

/** How the person is notified of each kind of news. */
export const usePreferences = () => useClubRead('listPreferences', []);

/** The club's seasons, the latest first. */
export const useSeasons = () => useClubRead('listSeasons', []);

/** Each close and reopening of a season, the latest first. */
export const useSeasonEvents = (seasonId: string) => useClubRead('listSeasonEvents', [seasonId]);

/** What is open in a season, and who worked it. Outdated counts would mislead. */
export const useSeasonCounts = (seasonId: string) => useClubRead('readSeasonCounts', [seasonId], { isFresh: true });

/** The people of a season who may return. Always read again, like the counts beside the names. */
export const useReturners = (seasonId: string) => useClubRead('listReturners', [seasonId], { isFresh: true });

/** How long each kind of row is kept. The server would refuse outdated counts. */
export const useRetention = () => useClubRead('listRetention', [], { isFresh: true });

/** The person's latest archive of the club, and its status. Follows one in progress, also after a reload. */
export function useLatestExport() {
  const [isWorking, setWorking] = useState(false);
  const job = useClubRead('readLatestExport', [], { every: isWorking ? EXPORT_MS : undefined });
  const state = jobState(job.data ?? null, new Date(job.dataUpdatedAt));
  if (isWorking !== (state === 'working')) setWorking(!isWorking);
  return { job, state };
}

/** Saves an arrangement over the row that it is based on. The page shows the row that the database has then. */
export function useSaveArrangement() {
  const cache = useQueryClient();
  const source = useClubSource();
  return useClubChange(
    ({ arrangement, base }: { arrangement: Arrangement; base: SavedSettings | null }) =>
      source.saveArrangement(arrangement, base),
    {
      onDone: (saving) =>
        cache.setQueryData(
          clubKey(source, 'readDashboardSettings'),
          saving.kind === 'saved' ? saving.settings : saving.theirs,
        ),
      // It is in the answer.
      reread: () => Promise.resolve(),
    },
  );
}

/** Reads some reads again, with all of their arguments. */
function useRereadOf(names: readonly (keyof ClubReads)[]): () => Promise<void> {
  const cache = useQueryClient();
  const source = useClubSource();
  return useCallback(async () => {
    await Promise.all(names.map((name) => cache.invalidateQueries({ queryKey: clubKey(source, name) })));
  }, [cache, source, names]);
}

const MAILBOX = ['listMessages', 'countUnread'] as const;
const TEAM = ['listTeam', 'listInvitations'] as const;
const EXPORTS = ['readLatestExport'] as const;

/** Reads the person's mailbox again. */
export const useRereadMailbox = () => useRereadOf(MAILBOX);

/** Reads the people of the club and their invitations again. */
export const useRereadTeam = () => useRereadOf(TEAM);

/** Reads the person's latest export again. */
export const useRereadExport = () => useRereadOf(EXPORTS);

/** Keeps the mailbox in sync with the person's other tabs: what is read or sent there shows here. */
export function useMailboxOfAllTabs(): void {
  const reread = useRereadMailbox();
  useEffect(() => followNews(() => void reread()), [reread]);
}

/** Reads the rows of every module again, after a season has another year: the database gives it to rows of each. */
export function useRereadEverything(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(() => cache.invalidateQueries(), [cache]);
}
