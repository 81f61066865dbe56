import { Quiet } from '@platform/module-kit/screens';
import { Avatar, Inline, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { CertificationBadge } from '../roster/CertificationBadge';
import { StatusBadge } from '../roster/StatusBadge';
import { verdictOf } from '../rules/verdict';
import type { StaffMember } from '../source/rows/staffMember';

/** The person's name and status. */
export function PersonHead({ person }: { person: StaffMember }) {
  const { explanation } = verdictOf(person);
  return (
    <Frame>
      <Avatar name={person.name} size="lg" />
      <Stack $gap="xxs">
        <Name>{person.name}</Name>
        <Quiet>{person.isSelf ? `${person.role}, you` : person.role}</Quiet>
        <Inline $gap="xxs">
          <StatusBadge status={person.status} />
          <CertificationBadge person={person} />
        </Inline>
        {explanation && <Quiet>{explanation}</Quiet>}
      </Stack>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.md};
`;

const Name = styled.h2`
  font-size: ${token.size.lg};
  overflow-wrap: anywhere;
`;
