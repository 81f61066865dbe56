import { token } from '@platform/ui';
import type { Role } from '../source/schedulingSource';

const series = [
  token.color.series1,
  token.color.series2,
  token.color.series3,
  token.color.series4,
  token.color.series5,
  token.color.series6,
] as const;

/** A color for each role, in the order of their titles; the words beside it say the same. */
export function roleColors(roles: readonly Role[]): (role: string) => string {
  const order = new Map(roles.map(({ title }, place) => [title, place]));
  return (role) => series[(order.get(role) ?? 0) % series.length] ?? series[0];
}
