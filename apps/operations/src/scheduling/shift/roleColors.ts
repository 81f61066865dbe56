import { token } from '@platform/ui';
import type { Person, Role } from '../source/rows/person';

const series = [
  token.color.series1,
  token.color.series2,
  token.color.series3,
  token.color.series4,
  token.color.series5,
  token.color.series6,
] as const;

/** A color for each role, starting with the roles of most people; the text beside it says the same. */
export function roleColors(roles: readonly Role[], people: readonly Person[]): (role: string) => string {
  const count = (title: string) => people.filter(({ role }) => role === title).length;
  const titles = roles.map(({ title }) => title).sort((one, other) => count(other) - count(one));
  const order = new Map(titles.map((title, place) => [title, place]));
  return (role) => series[(order.get(role) ?? 0) % series.length] ?? series[0];
}
