import type { KnownPerson } from '@platform/module-kit';
import { editsClub, mayUse, useAuth, usePermissions, type Club } from '@platform/session';
import { useMemo } from 'react';
import type { KeptMeaning } from '../outbox/kept';

/** What a person may do with the rows of a club. The database decides the same for every request. */
export interface ClubPermissions {
  /** Changes rows: managers and administrators. */
  canManage: boolean;
  /** Takes lists out of the platform: people with the feature Export Data. */
  canExport: boolean;
  /** Reads figures, and the rows of others: managers and people with the feature Analytics. */
  canViewAnalytics: boolean;
  /** Reads the budget and the sums of the reports: people with Analytics, and people with the feature Board. */
  canReadReports: boolean;
}

/** The signed-in person, as every source has to know them. */
export interface PageReader {
  userId: string;
  /** The change that is being sent, for `sendOrKeep`. */
  meaning?: KeptMeaning;
}

/** The same with their club, for a source of its rows. */
export interface ClubReader extends PageReader, ClubPermissions {
  club: Club;
  /** The person's name, which is known without a network, too (`useAuth`). */
  displayName: string;
  /** Whether the person was on the club's staff when the page started, if that is known: for what is read early. */
  isOnStaff?: boolean;
}

/** The signed-in person with their club; null for people without a club. The same object as long as nothing of it changes. */
export function useClubReader(): ClubReader | null {
  const { club, user, displayName, membership } = useAuth();
  const { can } = usePermissions();
  const canManage = membership.status === 'ready' && editsClub(membership.value.role);
  const { canExport, canViewAnalytics, canReadReports } = grantsOf(can);
  const userId = user?.id;
  return useMemo(
    () =>
      club && userId !== undefined
        ? { club, userId, displayName, canManage, canExport, canViewAnalytics, canReadReports }
        : null,
    [club, userId, displayName, canManage, canExport, canViewAnalytics, canReadReports],
  );
}

/** The same of a person who is known outside of React; null for people without a club. */
export function clubReaderOf({ user, membership, permissions }: KnownPerson): ClubReader | null {
  const { club, role, displayName, isOnStaff } = membership;
  if (!club) return null;
  return {
    club,
    userId: user.id,
    displayName: displayName || user.displayName,
    isOnStaff,
    canManage: editsClub(role),
    ...grantsOf((feature) => mayUse(feature, permissions, role)),
  };
}

function grantsOf(can: (featureName: string) => boolean): Omit<ClubPermissions, 'canManage'> {
  return {
    canExport: can('export_data'),
    canViewAnalytics: can('analytics_view'),
    canReadReports: can('board_view'),
  };
}
