/** The plans by their names in the database, the smallest first, as in app.plan_rank. */
export const plans: Readonly<Record<string, string>> = {
  launch: 'Launch',
  manage: 'Manage',
  run: 'Run',
  elevate: 'Elevate',
};

/** `elevate` → `Elevate`. */
export const planInWords = (plan: string): string => plans[plan] ?? plan;

/** Whether a plan includes everything in another one. */
export const includesPlan = (plan: string, other: string): boolean => {
  const order = Object.keys(plans);
  return order.indexOf(other) <= order.indexOf(plan);
};
