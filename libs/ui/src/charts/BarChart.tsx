import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { CartesianChart, type CartesianChartProps, type Plot } from './frame/CartesianChart';
import { fillOf } from './frame/seriesLook';

/** Amounts side by side; with two or more series, each category is a group. */
export function BarChart(props: CartesianChartProps) {
  const present = props.series.flatMap(({ values }) => values.filter((value) => value !== null));
  return (
    <CartesianChart
      chart={props}
      kind="fill"
      range={[Math.min(0, ...present), Math.max(0, ...present)]}
      draw={(plot) => <Bars {...plot} series={props.series} />}
    />
  );
}

function Bars({ id, x, y, band, reading, series }: Plot & Pick<CartesianChartProps, 'series'>) {
  const group = Math.min(band * 0.72, series.length * 44);
  const wide = group / series.length;
  return series.map(({ label, values }, place) =>
    values.map((value, index) =>
      value === null ? null : (
        <Bar
          key={`${label}-${index}`}
          x={x(index) - group / 2 + place * wide + 1}
          y={Math.min(y(value), y(0))}
          width={Math.max(1, wide - 2)}
          height={Math.abs(y(value) - y(0))}
          rx={Math.min(3, wide / 4)}
          fill={fillOf(id, place)}
          data-faded={(reading !== null && reading !== index) || undefined}
        />
      ),
    ),
  );
}

/** One bar; it steps back while another category is read. */
export const Bar = styled.rect`
  transition: opacity ${token.motion.quick};
  &[data-faded] {
    opacity: 0.45;
  }
`;
