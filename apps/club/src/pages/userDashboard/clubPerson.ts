import type { Club } from '@platform/session';

/** The person whose dashboard it is, as a member of their club. */
export interface ClubPerson {
  userId: string;
  club: Club;
}
