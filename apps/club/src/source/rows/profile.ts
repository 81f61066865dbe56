export const PROFILE_COLUMNS = 'display_name, version';

/** What people set about themselves. */
export interface ProfileRow {
  display_name: string | null;
  version: number;
}
