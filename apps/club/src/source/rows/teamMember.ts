import type { Role } from '@platform/session';

/** A person with an account in the club. */
export interface TeamMember {
  id: string;
  /** The account, which messages go to. */
  userId: string;
  name: string;
  role: Role;
  /** Their job, if they are on the roster. */
  job: string | undefined;
  phone: string | null;
}
