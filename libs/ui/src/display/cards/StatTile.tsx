import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { Card } from './Card';

export interface StatTileProps {
  label: ReactNode;
  /** The figure, formatted; '–' when there is none. */
  value: ReactNode;
  /** One short line below: the comparison, the period. */
  detail?: ReactNode;
}

/** One figure with its name, for releases from before `FigureStrip` of module-kit. Pages use that. */
export function StatTile({ label, value, detail }: StatTileProps) {
  return (
    <Card>
      <List>
        <Name>{label}</Name>
        <Value>{value}</Value>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </List>
    </Card>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${token.space.xxs};
`;

const Name = styled.dt`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

const Value = styled.dd`
  font-size: ${token.size.xxl};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.leading.heading};
`;

const Detail = styled.dd`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
