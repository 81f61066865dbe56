import { Link } from '@platform/module-kit';
import type { NamedDays } from '../period/period';
import { useRowsOf } from '../period/useRowsOf';
import { onlyWeek, type RowsKind } from '../rules/rowsOf';

interface RowsLinkProps {
  kind: RowsKind;
  /** Undefined where there is nothing to lead to. */
  days: NamedDays | undefined;
  words: string;
  /** Of the schedule of one week: the shifts of a role or a place. */
  only?: { role: string } | { location: string };
}

/** A cell that leads to the rows of some days; plain words where the person has no page with them. */
export function RowsLink({ kind, days, words, only }: RowsLinkProps) {
  const rowsOf = useRowsOf();
  const found = days && rowsOf(kind, days);
  const to = only && found ? narrowed(found, days, only) : found;
  return to === undefined ? words : <Link to={to}>{words}</Link>;
}

/** Longer days lead to the table of their weeks, which cannot be narrowed. */
function narrowed(address: string, days: NamedDays, only: Record<string, string>): string | undefined {
  if (onlyWeek(days) === null) return undefined;
  return [address, ...Object.entries(only).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join('&');
}
