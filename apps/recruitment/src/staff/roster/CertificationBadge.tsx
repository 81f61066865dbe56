import { Badge } from '@platform/ui';
import type { StaffMember } from '../source/staffMember';

/** As specified: 'Current' or 'Action Needed', and how many expire soon. */
export function CertificationBadge({ badge, expiring }: Pick<StaffMember, 'badge' | 'expiring'>) {
  return (
    <>
      <Badge tone={badge === 'Current' ? 'success' : 'danger'}>{badge}</Badge>
      {expiring > 0 && <Badge tone="warning">{expiring} expiring</Badge>}
    </>
  );
}
