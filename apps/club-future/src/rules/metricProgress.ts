import type { Direction, MeasureFigure, Metric } from '../source/rows/metric';

/** The length of the bar of a metric: min(100, 100 × current ÷ target), in percent; null without a figure. */
export function progressOf(current: number | null, target: number): number | null {
  return current === null ? null : Math.min(100, Math.round((100 * current) / target));
}

/** Whether a figure is at its target; null without a figure. */
export function isAtTarget(current: number | null, target: number, direction: Direction): boolean | null {
  if (current === null) return null;
  return direction === 'at_least' ? current >= target : current <= target;
}

/** How a figure changed since the closed season before. */
interface TrendWords {
  words: string;
  /** Whether that is the right way for the target; null if it stayed. */
  isGood: boolean | null;
}

/**
 * The trend of a metric in words, such as `Up 0.1 on 2023`; null without a season to compare with.
 * @param figure of the measure of the metric
 */
export function trendInWords({ direction }: Pick<Metric, 'direction'>, figure: MeasureFigure): TrendWords | null {
  const { current, previous, previousYear, trend } = figure;
  if (current === null || previous === null || previousYear === null || trend === null) return null;
  if (trend === 'stable') return { words: `Same as in ${previousYear}`, isGood: null };
  const difference = Math.round(Math.abs(current - previous) * 100) / 100;
  const unit = figure.measure === 'member_satisfaction' ? '' : difference === 1 ? ' point' : ' points';
  return {
    words: `${trend === 'up' ? 'Up' : 'Down'} ${difference}${unit} on ${previousYear}`,
    isGood: (trend === 'up') === (direction === 'at_least'),
  };
}
