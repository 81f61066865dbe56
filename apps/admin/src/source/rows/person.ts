import type { Role } from '@platform/session';

/** Shown when the list could not be read, in the words of specification 8.8. */
export const PEOPLE_FAILED = 'Failed to fetch user data';
export const COUNT_FAILED = 'Failed to look for other administrators';
export const ROLE_FAILED = 'Failed to update user role';
export const REMOVE_FAILED = 'Failed to remove the person';

/** A person with an account, as the administration sees them. */
export interface Person {
  userId: string;
  name: string;
  companyName: string | null;
  phone: string | null;
  role: Role;
  club: { id: string; name: string; plan: string } | null;
  /** Address of the account; null if the administrator may not read it. */
  email: string | null;
  lastSignInAt: string | null;
  createdAt: string;
  /** Counts the changes of the profile. A save names the version it is based on. */
  version: number;
}

/** The columns of a profile: all of them, and its club's. */
export const PROFILE_COLUMNS = '*, club:clubs(id, name, plan)';

/** A profile as the database returns it. */
export interface ProfileRow {
  user_id: string;
  display_name: string | null;
  company_name: string | null;
  phone: string | null;
  role: string;
  created_at: string;
  version: number;
  club: { id: string; name: string; plan: string } | null;
}

/** The account service's data about a person. */
interface AddressRow {
  user_id: string;
  email: string;
  last_sign_in_at: string | null;
}

/** A profile and its account as one person. */
export function personOf(row: ProfileRow, address: AddressRow | undefined): Person {
  return {
    userId: row.user_id,
    name: row.display_name || address?.email || 'Someone without a name',
    companyName: row.company_name,
    phone: row.phone,
    // A table constraint allows only these roles.
    role: row.role as Role,
    club: row.club,
    email: address?.email ?? null,
    lastSignInAt: address?.last_sign_in_at ?? null,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** The filter of the list. */
export interface PeopleFilter {
  search: string;
  clubId: string;
  role: Role | '';
  /** From 1. */
  page: number;
}

/** One page of people, and their total number. */
export interface People {
  people: Person[];
  count: number;
}
