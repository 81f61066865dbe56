import { Quiet, WholeRowName } from '@platform/module-kit/screens';
import { Inline } from '@platform/ui';
import { PersonCards } from '../../shared/parts/PersonCards';
import type { StaffMember } from '../source/rows/staffMember';
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
            <WholeRowName to={linkTo({ open: person.id })}>{person.name}</WholeRowName>
            <StatusBadge status={person.status} />
          </Inline>
          <Quiet>{person.isSelf ? `${person.role}, you` : person.role}</Quiet>
          <Inline $gap="xxs">
            <CertificationBadge person={person} />
          </Inline>
          {person.details && <CertificationList certifications={person.details.certifications} today={today} />}
        </>
      )}
    </PersonCards>
  );
}
