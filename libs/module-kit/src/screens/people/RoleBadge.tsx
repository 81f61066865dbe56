import { roleTitles, type Role } from '@platform/session';
import { Badge, type Tone } from '@platform/ui';

/** Specification 6.6: super_admin destructive, admin default, others secondary. */
const tones: Record<Role, Tone> = { user: 'neutral', manager: 'neutral', admin: 'water', super_admin: 'danger' };

/** A person's role on the platform. */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={tones[role]}>{roleTitles[role]}</Badge>;
}
