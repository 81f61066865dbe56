import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { dashesOf, fillOf, Marker, seriesStroke } from './seriesLook';

interface LegendProps {
  /** The chart whose patterns the swatches show. */
  id: string;
  labels: readonly string[];
  kind: 'fill' | 'line';
  /** Name and value of the line across. */
  goal?: string;
}

/** Which look is which series. The data table says the same to a screen reader. */
export function Legend({ id, labels, kind, goal }: LegendProps) {
  return (
    <List role="list">
      {labels.map((label, index) => (
        <Entry key={label}>
          <Swatch id={id} index={index} kind={kind} />
          {label}
        </Entry>
      ))}
      {goal && (
        <Entry>
          <svg width="26" height="14" aria-hidden="true">
            <GoalLine x1="0" x2="26" y1="7" y2="7" />
          </svg>
          {goal}
        </Entry>
      )}
    </List>
  );
}

/** A small sample of a series' look. */
export function Swatch({ id, index, kind }: { id: string; index: number; kind: 'fill' | 'line' }) {
  return kind === 'fill' ? (
    <svg width="14" height="14" aria-hidden="true">
      <rect width="14" height="14" rx="3" fill={fillOf(id, index)} />
    </svg>
  ) : (
    <svg width="26" height="14" aria-hidden="true">
      <Line d="M1 7h24" strokeWidth="2.5" strokeDasharray={dashesOf(index)} $index={index} />
      <Marker index={index} x={13} y={7} />
    </svg>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xxs} ${token.space.md};
  font-size: ${token.size.sm};
`;

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
`;

const Line = styled.path<{ $index: number }>`
  ${seriesStroke}
`;

/** The line across a chart, such as a budget. */
export const GoalLine = styled.line`
  stroke: ${token.color.ink};
  stroke-width: 1.5;
  stroke-dasharray: 5 4;
`;
