import { Inline } from '@platform/ui';
import { CardName, CardQuiet, PersonCards } from '../../shared/PersonCards';
import type { StaffMember } from '../source/staffMember';
import { CertificationBadge } from './CertificationBadge';
import { CertificationList } from './CertificationList';
import { StatusBadge } from './StatusBadge';
import { useStaffAddress } from '../useStaffAddress';

interface RosterCardsProps {
  people: readonly StaffMember[];
  /** False while more may still load. */
  isWhole: boolean;
  today: string;
}

/** The roster on a phone or a tablet, where its table does not fit beside the sidebar. */
export function RosterCards({ people, isWhole, today }: RosterCardsProps) {
  const { linkTo } = useStaffAddress();
  return (
    <PersonCards label="Staff" items={people} isWhole={isWhole}>
      {(person) => (
        <>
          <Inline $gap="xs" $justify="between">
            <CardName to={linkTo({ open: person.id })}>{person.name}</CardName>
            <StatusBadge status={person.status} />
          </Inline>
          <CardQuiet>{person.isSelf ? `${person.role}, you` : person.role}</CardQuiet>
          <Inline $gap="xxs">
            <CertificationBadge person={person} />
          </Inline>
          {person.details && <CertificationList certifications={person.details.certifications} today={today} />}
        </>
      )}
    </PersonCards>
  );
}
