import { Badge } from '@platform/ui';
import { styled } from 'styled-components';
import { lackInWords, lackTones, verdictOf } from '../rules/verdict';
import type { StaffMember } from '../source/rows/staffMember';

/** The badge of specification C20, 'Current' or 'Action Needed', and the missing required certificates by name. */
export function VerdictBadges({ person }: { person: Pick<StaffMember, 'badge' | 'details'> }) {
  const { badge, tone, explanation, lacking } = verdictOf(person);
  return (
    <>
      <Explained title={explanation ?? undefined}>
        <Badge tone={tone}>{badge}</Badge>
      </Explained>
      {lacking.map((one) => (
        <Badge key={one.typeId} tone={lackTones[one.state]}>
          {lackInWords(one)}
        </Badge>
      ))}
    </>
  );
}

const Explained = styled.span`
  display: inline-flex;
`;
