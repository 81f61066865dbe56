import { guard_profile_update } from '@platform/database/raised';
import type { Role } from '@platform/session';
import type { Administrator } from '../../source/adminSource';
import { roles, roleWords } from '../../roles/roleWords';
import type { Person } from '../../source/rows/person';

const { youCannotChangeYour: notOneself } = guard_profile_update;

type Asker = Pick<Administrator, 'userId' | 'isFirm'>;
type Asked = Pick<Person, 'userId' | 'role'>;

/** Why an administrator may not change a person's role; null if they may. As in app.guard_profile_update. */
export function whyNoRoleChange(asker: Asker, person: Asked): string | null {
  if (person.userId === asker.userId) return `${notOneself.message} ${notOneself.hint}`;
  if (person.role === 'super_admin' && !asker.isFirm) return 'The firm’s people are changed by the firm.';
  return null;
}

export interface RoleChoice {
  role: Role;
  /** Why it is not offered; null if it is. */
  refusal: string | null;
}

/** Every role, including those that the server would refuse to give. */
export function roleChoices(asker: Asker): RoleChoice[] {
  return roles.map((role) => ({
    role,
    refusal: role === 'super_admin' && !asker.isFirm ? 'Only the firm can make a person super admin.' : null,
  }));
}

/** The question to the administrator before a role changes. */
export interface RoleQuestion {
  title: string;
  description: string;
  /** The label of the button that changes it. */
  yes: string;
}

/**
 * The question before a person gets another role; null without one.
 * @param otherAdmins the number of other administrators in the person's club
 */
export function questionBefore(
  { name, role: before, club }: Pick<Person, 'name' | 'role' | 'club'>,
  after: Role,
  otherAdmins: number,
): RoleQuestion | null {
  if (after === 'super_admin') {
    return {
      title: `Make ${name} a super admin?`,
      description: 'Super admins are the firm: they see every club and administer all people, modules and plans.',
      yes: 'Make super admin',
    };
  }
  if (before === 'super_admin') {
    return {
      title: `Remove ${name} from the firm?`,
      description: `They become ${roleWords[after].title} and no longer see other clubs.`,
      yes: 'Remove from the firm',
    };
  }
  if (after === 'admin') {
    return {
      title: `Make ${name} an administrator?`,
      description: `They administer the people of ${club?.name ?? 'their club'}: roles, features, invitations and what is deleted.`,
      yes: 'Make administrator',
    };
  }
  if (before === 'admin' && club && otherAdmins === 0) {
    return {
      title: `Leave ${club.name} without an administrator?`,
      description: `${name} is the last one. Until the firm makes another person administrator, no one in the club can invite people or grant features.`,
      yes: 'Change the role',
    };
  }
  return null;
}
