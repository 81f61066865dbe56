import type { Role } from '@platform/session';
import { roleWords } from '../../roles/roleWords';

/** What can be offered with a club: every role but the firm's. */
const rolesInClub: readonly Role[] = ['user', 'manager', 'admin'];

interface OfferChoice {
  value: Role;
  label: string;
  description: string;
}

/** What an invitation may offer: a role in a club or, without one, a club of their own or a place in the firm. */
export function offersFor(clubId: string | null): OfferChoice[] {
  if (clubId !== null) {
    return rolesInClub.map((role) => ({
      value: role,
      label: roleWords[role].title,
      description: roleWords[role].gives,
    }));
  }
  return [
    { value: 'user', label: 'New client', description: 'Sets up a club of their own and becomes its administrator.' },
    { value: 'super_admin', label: 'Super Admin', description: roleWords.super_admin.gives },
  ];
}
