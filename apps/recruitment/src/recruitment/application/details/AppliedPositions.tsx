import { payRangeInWords } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import type { AppliedPosition } from '../../source/rows/application';
import { useJobRoles } from '../../source/queries';

/** The positions a person applied for, with the pay and the open places of each role. */
export function AppliedPositions({ positions }: { positions: readonly AppliedPosition[] }) {
  const roles = useJobRoles();
  return (
    <List role="list">
      {positions.map(({ title, jobRoleId }) => {
        const role = roles.data?.find(({ id }) => id === jobRoleId);
        const free = role && Math.max(0, role.positionsTotal - role.positionsFilled);
        const words = role && [
          payRangeInWords(role),
          free === 0 ? 'every position is filled' : `${free} of ${role.positionsTotal} free`,
        ];
        return (
          <li key={title}>
            <strong>{title}</strong>
            {words && <span>{words.filter(Boolean).join(' · ')}</span>}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.xs};
  li {
    display: grid;
  }
  strong {
    font-weight: ${token.weight.medium};
  }
  span {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
    font-variant-numeric: tabular-nums;
  }
`;
