import type { Direction, Measure } from '../source/rows/metric';

interface MeasureWords {
  /** The name of a new metric. */
  name: string;
  /** How it is counted, in a sentence. */
  counts: string;
  /** The highest possible value. */
  most: 5 | 100;
  direction: Direction;
}

/** What a club can measure itself by. */
export const measures: Record<Measure, MeasureWords> = {
  member_satisfaction: {
    name: 'Member Satisfaction',
    counts: 'The mean rating of the member survey, out of 5.',
    most: 5,
    direction: 'at_least',
  },
  return_rate: {
    name: 'Staff Retention',
    counts: 'How many of the staff who could come back did.',
    most: 100,
    direction: 'at_least',
  },
  budget_usage: {
    name: 'Budget Efficiency',
    counts: 'Expenses in percent of income.',
    most: 100,
    direction: 'at_most',
  },
  safety_score: {
    name: 'Safety Score',
    counts: '100, less 1 for a minor, 5 for a moderate and 15 for a serious incident.',
    most: 100,
    direction: 'at_least',
  },
  season_retention: {
    name: 'Season Retention',
    counts: 'How many of the staff finished the season.',
    most: 100,
    direction: 'at_least',
  },
  intent_to_return: {
    name: 'Intent to Return',
    counts: 'How many of the surveyed staff would come back.',
    most: 100,
    direction: 'at_least',
  },
};

export const measureIds = Object.keys(measures) as Measure[];

/** A figure in words: `4.7` for a rating, `85%` for the others; `–` without one. */
export function figureInWords(measure: Measure, value: number | null): string {
  if (value === null) return '–';
  return measures[measure].most === 5 ? value.toFixed(1) : `${Math.round(value * 10) / 10}%`;
}

/** A target in words, such as `4.8`, or `75% or less` for a ceiling. */
export function targetInWords({
  measure,
  target,
  direction,
}: {
  measure: Measure;
  target: number;
  direction: Direction;
}) {
  const figure = figureInWords(measure, target);
  return direction === 'at_most' ? `${figure} or less` : figure;
}
