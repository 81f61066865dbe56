import { Badge, token, VisuallyHidden } from '@platform/ui';
import { styled } from 'styled-components';
import { lastDayInWords, pressingFirst, stateOf, type CertificationState } from '../rules/certificationState';
import { verdictOf } from '../rules/verdict';
import type { Certification, StaffMember } from '../source/rows/staffMember';
import { CertificationBadge } from './CertificationBadge';
import { VerdictBadges } from './VerdictBadges';

/** How many are named if none needs attention; the others are counted. */
const NAMED = 2;

const tones = {
  current: 'outline',
  expiring: 'warning',
  expired: 'danger',
  waiting: 'warning',
  returned: 'neutral',
} as const;

/**
 * A person's certifications, in one line where there is room: the badge, those that need attention first, and the number of
 * others. Shows a date only if it is near; the others are in the tooltip.
 */
export function CertificationsLine({ person, today }: { person: StaffMember; today: string }) {
  if (person.details === null) {
    return (
      <Line>
        <CertificationBadge person={person} />
      </Line>
    );
  }
  const { explanation, lacking } = verdictOf(person);
  // A missing one that is already named is not repeated.
  const lacks = new Set(lacking.map(({ typeId }) => typeId));
  const held = pressingFirst(person.details.certifications, today).filter(
    ({ typeId }) => typeId === null || !lacks.has(typeId),
  );
  const inWords = (one: Certification) => [one.name, lastDayInWords(one, today)].filter(Boolean).join(' ');
  const named = lacking.length > 0 || (held[0] && stateOf(held[0], held, today) !== 'current') ? 1 : NAMED;
  const others = held.slice(named).map(inWords).join(', ');
  const shortly = (one: Certification, state: CertificationState) =>
    ({
      current: one.name,
      expiring: inWords(one),
      expired: `${one.name} expired`,
      waiting: `${one.name} waiting`,
      returned: `${one.name} sent back`,
    })[state];
  return (
    <Line>
      <VerdictBadges person={person} />
      {explanation && <Others>This role needs none</Others>}
      {held.slice(0, named).map((one) => {
        const state = stateOf(one, held, today);
        return (
          <span key={one.id} title={inWords(one)}>
            <Badge tone={tones[state]}>{shortly(one, state)}</Badge>
          </span>
        );
      })}
      {others && (
        <Others title={others}>
          +{held.length - named}
          <VisuallyHidden>: {others}</VisuallyHidden>
        </Others>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space.xxs};
  /* Rows that are rendered as they scroll into view all have one height. */
  table:not([data-windowed]) & {
    @container (max-width: 60rem) {
      flex-wrap: wrap;
    }
  }
`;

const Others = styled.span`
  padding-inline: ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.semibold};
`;
