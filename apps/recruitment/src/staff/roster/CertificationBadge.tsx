import { Badge } from '@platform/ui';
import type { StaffMember } from '../source/rows/staffMember';
import { VerdictBadges } from './VerdictBadges';

/** A person's certification status, and how many expire soon. */
export function CertificationBadge({ person }: { person: Pick<StaffMember, 'badge' | 'expiring' | 'details'> }) {
  return (
    <>
      <VerdictBadges person={person} />
      {person.expiring > 0 && <Badge tone="warning">{person.expiring} expiring</Badge>}
    </>
  );
}
