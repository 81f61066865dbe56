import type { Club } from '@platform/session';

/** The person whose dashboard is shown, as a member of their club. */
export interface ClubPerson {
  userId: string;
  club: Club;
}
