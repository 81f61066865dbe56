import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { lastDayInWords, stateOf } from '../rules/certificationState';
import type { Certification } from '../source/rows/staffMember';

interface CertificationListProps {
  certifications: readonly Certification[];
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
}

/** A person's certifications with their last days. Highlights those that have expired or expire within 30 days. */
export function CertificationList({ certifications, today }: CertificationListProps) {
  if (certifications.length === 0) return <Nothing>No certifications</Nothing>;
  return (
    <List role="list">
      {certifications.map((one) => (
        <li key={one.id} data-state={stateOf(one, certifications, today)}>
          {one.name} <span>{standing(one, certifications, today)}</span>
        </li>
      ))}
    </List>
  );
}

function standing(one: Certification, all: readonly Certification[], today: string): string {
  const state = stateOf(one, all, today);
  if (state === 'waiting') return 'waiting';
  return state === 'returned' ? 'sent back' : lastDayInWords(one, today);
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  li {
    white-space: nowrap;
  }
  [data-state='expiring'] span,
  [data-state='waiting'] span {
    color: ${token.color.warningInk};
    font-weight: ${token.weight.semibold};
  }
  [data-state='expired'] span {
    color: ${token.color.danger};
    font-weight: ${token.weight.semibold};
  }
`;

const Nothing = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
`;
