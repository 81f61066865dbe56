import { roleTitles, type Role } from '@platform/session';

interface RoleWords {
  title: string;
  /** What the role alone allows, apart from granted features. */
  gives: string;
}

/** The name of each role and what it allows by itself, as in the database's policies. */
export const roleWords: Record<Role, RoleWords> = {
  user: {
    title: roleTitles.user,
    gives:
      'Reads the club’s records, but not pay, budgets or the training of others. Keeps their own: availability, requests, logs.',
  },
  manager: {
    title: roleTitles.manager,
    gives: 'Changes the club’s records, and reads pay, birth dates, budgets and the training of others.',
  },
  admin: {
    title: roleTitles.admin,
    gives:
      'Everything a manager does. Administers the club’s people and invitations, exports its records, and opens Admin.',
  },
  super_admin: {
    title: roleTitles.super_admin,
    gives: 'The firm: sees every club and administers all people, modules and plans.',
  },
};

/** Every role, from the least to the most. */
export const roles = Object.keys(roleWords) as Role[];

/** The role with its article, such as `an admin`. */
export function aRole(role: Role): string {
  const title = roleWords[role].title.toLowerCase();
  return `${/^[aeio]/.test(title) ? 'an' : 'a'} ${title}`;
}
