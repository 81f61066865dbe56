import { topics, type Plan, type Topic } from './plans';

/** A plan's feature for a topic: its own, one from an earlier plan, or none. */
export type ComparisonCell = { kind: 'own'; text: string } | { kind: 'kept'; text: string } | { kind: 'none' };

interface ComparisonRow {
  topic: Topic;
  /** In the order of the plans. */
  cells: ComparisonCell[];
}

/** The plan that a plan extends: the one before it, if the plan keeps something of it unchanged. */
export function foundationOf<P extends Pick<Plan, 'features'>>(plan: P, plans: readonly P[]): P | undefined {
  const column = plans.indexOf(plan);
  return comparePlans(plans).some(({ cells }) => cells[column]?.kind === 'kept') ? plans[column - 1] : undefined;
}

/** The plans side by side, topic by topic. A plan keeps the features of the plans before it. */
export function comparePlans(plans: readonly Pick<Plan, 'features'>[]): ComparisonRow[] {
  return topics.map((topic) => {
    let earlier: string | undefined;
    const cells = plans.map(({ features }): ComparisonCell => {
      const text = features[topic];
      if (text === undefined) return earlier === undefined ? { kind: 'none' } : { kind: 'kept', text: earlier };
      earlier = text;
      return { kind: 'own', text };
    });
    return { topic, cells };
  });
}
