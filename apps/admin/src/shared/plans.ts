/** The plans of an engagement by their names in the database, the smallest first, as app.plan_rank has them. */
export const plans: Readonly<Record<string, string>> = {
  launch: 'Launch',
  manage: 'Manage',
  run: 'Run',
  elevate: 'Elevate',
};

/** `elevate` → `Elevate`. */
export const planInWords = (plan: string): string => plans[plan] ?? plan;

/** Whether a plan includes what comes with another one. */
export const includesPlan = (plan: string, other: string): boolean => {
  const order = Object.keys(plans);
  return order.indexOf(other) <= order.indexOf(plan);
};
