import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { CartesianChart, type CartesianChartProps, type Plot } from './frame/CartesianChart';
import { linePath } from './geometry/linePath';
import { dashesOf, Marker, seriesStroke } from './frame/seriesLook';

export interface LineChartProps extends CartesianChartProps {
  /** Begins the axis at zero; without it, small changes of large values can be seen. */
  fromZero?: boolean;
}

/** How something changes over time. A missing value is a gap. */
export function LineChart({ fromZero = false, ...chart }: LineChartProps) {
  const present = chart.series.flatMap(({ values }) => values.filter((value) => value !== null));
  const low = present.length > 0 ? Math.min(...present) : 0;
  const high = present.length > 0 ? Math.max(...present) : 1;
  return (
    <CartesianChart
      chart={chart}
      kind="line"
      range={[fromZero ? Math.min(0, low) : low, high]}
      draw={(plot) => <Lines {...plot} series={chart.series} />}
    />
  );
}

function Lines({ x, y, floor, band, reading, series }: Plot & Pick<CartesianChartProps, 'series'>) {
  // Marks that would touch each other are left out, except the one being read.
  const roomForMarks = band >= 18;
  return (
    <>
      {reading !== null && <Cursor d={`M${x(reading)} 0V${floor}`} />}
      {series.map(({ label, values }, place) => {
        const points = values.map((value, index) => (value === null ? null : ([x(index), y(value)] as const)));
        return (
          <g key={label}>
            <Line d={linePath(points)} strokeWidth="2.5" strokeDasharray={dashesOf(place)} $index={place} />
            {points.map((point, index) =>
              point && (roomForMarks || index === reading || isAlone(points, index)) ? (
                <Marker key={index} index={place} x={point[0]} y={point[1]} />
              ) : null,
            )}
          </g>
        );
      })}
    </>
  );
}

/** A value between two gaps would not be seen without its mark. */
const isAlone = (points: readonly unknown[], index: number) => !points[index - 1] && !points[index + 1];

const Line = styled.path<{ $index: number }>`
  ${seriesStroke}
  stroke-linejoin: round;
`;

const Cursor = styled.path`
  stroke: ${token.color.lineStrong};
  stroke-dasharray: 3 3;
`;
