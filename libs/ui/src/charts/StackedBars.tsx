import { Bar } from './BarChart';
import { CartesianChart, type CartesianChartProps, type Plot } from './frame/CartesianChart';
import { fillOf } from './frame/seriesLook';

/** Parts of a whole over several categories. Values below zero cannot be stacked and are left out. */
export function StackedBars(props: CartesianChartProps) {
  const totals = props.categories.map((_, index) =>
    props.series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0),
  );
  return (
    <CartesianChart
      chart={props}
      kind="fill"
      range={[0, Math.max(0, ...totals)]}
      draw={(plot) => <Stacks {...plot} series={props.series} count={props.categories.length} />}
    />
  );
}

function Stacks({
  id,
  x,
  y,
  band,
  reading,
  series,
  count,
}: Plot & Pick<CartesianChartProps, 'series'> & { count: number }) {
  const wide = Math.min(band * 0.66, 56);
  return Array.from({ length: count }, (_, index) => {
    const heights = series.map(({ values }) => Math.max(0, values[index] ?? 0));
    return series.map(({ label }, place) => {
      const value = heights[place] ?? 0;
      const below = heights.slice(0, place).reduce((sum, each) => sum + each, 0);
      if (value === 0) return null;
      return (
        <Bar
          key={`${label}-${index}`}
          x={x(index) - wide / 2}
          y={y(below + value) + 1}
          width={wide}
          height={Math.max(1, y(below) - y(below + value) - 1)}
          rx={2}
          fill={fillOf(id, place)}
          data-faded={(reading !== null && reading !== index) || undefined}
        />
      );
    });
  });
}
