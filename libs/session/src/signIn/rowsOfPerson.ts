import type { Club, Membership, Permission, Role } from '../store/sessionState';

export interface ProfileRow {
  role: string;
  club_id: string | null;
  display_name: string | null;
}

/** @param leftClub the name of the club that a person without a club left last */
export function membershipOf(
  { role, display_name: displayName }: ProfileRow,
  club: Club | null,
  leftClub?: string,
): Membership {
  // A constraint of the table holds the role to these.
  return { role: role as Role, displayName, club, ...(leftClub !== undefined && { leftClub }) };
}

interface PermissionRow {
  feature_name: string;
  feature_display_name: string;
  feature_category: string;
}

export const permissionsOf = (rows: readonly PermissionRow[]): Permission[] =>
  rows.map((row) => ({
    featureName: row.feature_name,
    featureDisplayName: row.feature_display_name,
    featureCategory: row.feature_category,
  }));
