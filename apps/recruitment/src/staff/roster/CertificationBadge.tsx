import { Badge } from '@platform/ui';
import { lackInWords, lackTones, verdictOf } from '../rules/verdict';
import type { StaffMember } from '../source/staffMember';

/** As specified: 'Current' or 'Action Needed'. Then what the role requires and is not there, and how many expire soon. */
export function CertificationBadge({ person }: { person: Pick<StaffMember, 'badge' | 'expiring' | 'details'> }) {
  const { badge, tone, explanation, lacking } = verdictOf(person);
  return (
    <>
      <span title={explanation ?? undefined}>
        <Badge tone={tone}>{badge}</Badge>
      </span>
      {lacking.map((one) => (
        <Badge key={one.typeId} tone={lackTones[one.state]}>
          {lackInWords(one)}
        </Badge>
      ))}
      {person.expiring > 0 && <Badge tone="warning">{person.expiring} expiring</Badge>}
    </>
  );
}
