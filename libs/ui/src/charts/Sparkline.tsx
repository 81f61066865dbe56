import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { linePath } from './geometry/linePath';

export interface SparklineProps {
  /** What it shows, with its figures: "Hours, from 312 to 401 in 6 weeks". */
  label: string;
  values: readonly (number | null)[];
  /** Px; the width is the parent's. */
  height?: number;
  tone?: 'water' | 'court' | 'success' | 'danger';
}

/** The history of a figure, beside the figure. A mark shows the last value. */
export function Sparkline({ label, values, height = 32, tone = 'water' }: SparklineProps) {
  const present = values.filter((value) => value !== null);
  const low = Math.min(...present);
  const span = Math.max(...present) - low;
  const points = values.map((value, index) =>
    value === null
      ? null
      : ([
          2 + (96 * index) / Math.max(1, values.length - 1),
          span === 0 ? 16 : 28 - (24 * (value - low)) / span,
        ] as const),
  );
  const last = points.findLast((point) => point !== null);
  return (
    <svg role="img" aria-label={label} width="100%" height={height} viewBox="0 0 100 32" preserveAspectRatio="none">
      <Line d={linePath(points)} strokeWidth="2" vectorEffect="non-scaling-stroke" $tone={tone} />
      {/* A line of no length: its round ends stay round although the drawing is stretched. */}
      {last && (
        <Line d={`M${last[0]} ${last[1]}h0.001`} strokeWidth="7" vectorEffect="non-scaling-stroke" $tone={tone} />
      )}
    </svg>
  );
}

const Line = styled.path<{ $tone: NonNullable<SparklineProps['tone']> }>`
  fill: none;
  stroke: ${({ $tone }) => token.color[$tone]};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
