import { topics, type Plan, type Topic } from './plans';

/** What a plan has of a topic: something of its own, what an earlier plan brought, or nothing. */
export type ComparisonCell = { kind: 'own'; text: string } | { kind: 'kept'; text: string } | { kind: 'none' };

export interface ComparisonRow {
  topic: Topic;
  /** In the order of the plans. */
  cells: ComparisonCell[];
}

/** The plan that a plan goes on from: the one before it, if the plan still has something of it unchanged. */
export function foundationOf<P extends Pick<Plan, 'features'>>(plan: P, plans: readonly P[]): P | undefined {
  const column = plans.indexOf(plan);
  return comparePlans(plans).some(({ cells }) => cells[column]?.kind === 'kept') ? plans[column - 1] : undefined;
}

/** The plans beside one another, topic by topic. A plan keeps what the plans before it have. */
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
