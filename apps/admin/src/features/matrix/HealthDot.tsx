import { token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Engagement } from '../../source/rows/engagement';
import { healthOf } from './health';

const colors = {
  silent: token.color.lineStrong,
  healthy: token.color.success,
  stumbling: token.color.warningFill,
  failing: token.color.danger,
};

/** The health of the club's release in the last day, as a mark beside words that say the same. */
export function HealthDot({ engagement }: { engagement: Engagement }) {
  const health = healthOf(engagement);
  return <Dot aria-hidden="true" $color={colors[health]} $hollow={health === 'silent'} />;
}

const Dot = styled.span<{ $color: string; $hollow: boolean }>`
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid ${({ $color }) => $color};
  border-radius: ${token.radius.full};
  background: ${({ $color, $hollow }) => ($hollow ? 'transparent' : $color)};
`;
