import { useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../layout/hidden';
import { token } from '../../tokens/token';
import { usePrinting } from '../../window/usePrinting';
import { categoryInWords, valueInWords } from '../geometry/chartData';
import { ChartFrame, plainNumber, type ChartProps } from './ChartFrame';
import { ChartTip } from './ChartTip';
import { GoalLine, Legend, Swatch } from './Legend';
import { distinctTicks } from '../geometry/niceTicks';
import { SeriesFills } from './seriesLook';
import { useReading } from './useReading';
import { useWidth } from './useWidth';

export interface CartesianChartProps extends ChartProps {
  /** Height of the drawing, px; 240 by default. */
  height?: number;
  /** A line across, such as a budget or a target. */
  goal?: { label: string; value: number };
}

/** What the marks of a chart are drawn with. All lengths are px within the drawing. */
export interface Plot {
  id: string;
  /** Middle of a category. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Where the drawing ends and the names of the categories begin. */
  floor: number;
  /** Width that one category has. */
  band: number;
  /** Index of the category being read. */
  reading: number | null;
}

interface CartesianProps {
  chart: CartesianChartProps;
  kind: 'fill' | 'line';
  /** Lowest and highest value to be drawn. */
  range: readonly [low: number, high: number];
  draw: (plot: Plot) => ReactNode;
}

/** Width of the drawing before it is measured, and on paper, px: a page of letter size is about as wide. */
const PAPER = 640;
const TOP = 12;
const BOTTOM = 28;
/** Width of a letter of an axis at its size, px, on average. */
const LETTER = 7.6;

/** Categories to the right, values up: axes, grid, goal and reading; `draw` adds the marks. */
export function CartesianChart({ chart, kind, range, draw }: CartesianProps) {
  const { title, categories, series, format = plainNumber, height = 240, goal } = chart;
  const id = useId();
  const surface = useRef<HTMLDivElement>(null);
  const measured = useWidth(surface, PAPER);
  // The width of the screen would leave letters on paper that no one can read.
  const width = usePrinting() ? PAPER : measured;
  const { reading, said, read, surfaceProps } = useReading({
    count: categories.length,
    inWords: (index) => categoryInWords(chart, index, format),
  });

  const values = goal ? [...range, goal.value] : range;
  const most = Math.max(3, Math.round(height / 56));
  const ticks = distinctTicks(Math.min(...values), Math.max(...values), most, format);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const left = Math.ceil(Math.max(...ticks.map((tick) => format(tick).length)) * LETTER) + 12;
  const band = Math.max(1, (width - left - 4) / Math.max(1, categories.length));
  const x = (index: number) => left + band * (index + 0.5);
  const y = (value: number) => TOP + (height - TOP - BOTTOM) * (1 - (value - bottom) / (top - bottom));
  const every = Math.ceil((Math.max(...categories.map(({ length }) => length)) * LETTER + 8) / band);
  const labels = series.map(({ label }) => label);

  return (
    <ChartFrame
      id={id}
      chart={chart}
      legend={
        (labels.length > 1 || goal) && (
          <Legend id={id} labels={labels} kind={kind} goal={goal && `${goal.label} ${format(goal.value)}`} />
        )
      }
    >
      <Surface
        {...surfaceProps}
        ref={surface}
        aria-label={`${title}. Arrow keys read the values.`}
        onPointerMove={(event) => {
          const across = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
          read(Math.min(categories.length - 1, Math.max(0, Math.floor(across / band))));
        }}
      >
        <svg width="100%" height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <SeriesFills id={id} count={series.length} />
          {ticks.map((tick) => (
            <g key={tick}>
              <GridLine x1={left} x2={width} y1={y(tick)} y2={y(tick)} data-zero={tick === 0 || undefined} />
              <AxisText x={left - 8} y={y(tick)} textAnchor="end" dominantBaseline="central">
                {format(tick)}
              </AxisText>
            </g>
          ))}
          {categories.map((category, index) =>
            index % every === 0 ? (
              <AxisText key={category} x={x(index)} y={height - 8} textAnchor="middle">
                {category}
              </AxisText>
            ) : null,
          )}
          {draw({ id, x, y, floor: height - BOTTOM, band, reading })}
          {goal && (
            <>
              <GoalGround x1={left} x2={width} y1={y(goal.value)} y2={y(goal.value)} />
              <GoalLine x1={left} x2={width} y1={y(goal.value)} y2={y(goal.value)} />
            </>
          )}
        </svg>
        {reading !== null && (
          <ChartTip
            x={x(reading)}
            width={width}
            title={categories[reading] ?? ''}
            rows={series.map(({ label, values: all }, index) => ({
              label,
              value: valueInWords(all[reading], format),
              swatch: <Swatch id={id} index={index} kind={kind} />,
            }))}
          />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Surface>
    </ChartFrame>
  );
}

const Surface = styled.div`
  position: relative;
  min-width: 0;
  border-radius: ${token.radius.sm};
  touch-action: pan-y;
`;

const GridLine = styled.line`
  stroke: ${token.color.line};
  &[data-zero] {
    stroke: ${token.color.lineStrong};
  }
`;

const AxisText = styled.text`
  fill: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-variant-numeric: tabular-nums;
`;

/* Keeps the line apart from what it crosses. */
const GoalGround = styled.line`
  stroke: ${token.color.surface};
  stroke-width: 4.5;
`;
