import type { Insight } from '../source/rows/survey';

/** What stands out of an exit survey, in a sentence; the order is that of the page. */
export function insightsInWords(insights: readonly Insight[]): string[] {
  const words: Readonly<Record<Insight['kind'], (insight: Insight) => string>> = {
    intent_to_return: ({ percent }) => `${percent}% interested in returning`,
    strongest: ({ percent, question }) => `Strongest: ${percent}% positive on “${question}”`,
    weakest: ({ percent, question }) => `Weakest: ${percent}% positive on “${question}”`,
  };
  return (['intent_to_return', 'strongest', 'weakest'] as const).flatMap((kind) => {
    const insight = insights.find((one) => one.kind === kind);
    return insight ? [words[kind](insight)] : [];
  });
}
