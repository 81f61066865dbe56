import { editsClub, useAuth, usePermissions } from '@platform/session';
import { useMemo } from 'react';
import { clubSource } from './club/clubSource';
import type { TrainingSource } from './trainingSource';

/** The rows of the person's own club; null for people without a club. */
export function useOwnSource(): TrainingSource | null {
  const { club, user, membership } = useAuth();
  const { can } = usePermissions();
  const role = membership.status === 'ready' ? membership.value.role : 'user';
  const canManage = editsClub(role);
  const readsEveryone = can('analytics_view');
  const canExport = can('export_data');
  const userId = user?.id;
  return useMemo(
    () => (club && userId !== undefined ? clubSource(club, { userId, canManage, readsEveryone, canExport }) : null),
    [club, userId, canManage, readsEveryone, canExport],
  );
}
