import { Link } from '@platform/module-kit';
import type { NamedDays } from '../period/period';
import { useRowsOf } from '../period/useRowsOf';
import { onlyWeek, type RowsKind } from '../rules/rowsOf';

interface RowsLinkProps {
  kind: RowsKind;
  /** Undefined without rows to link to. */
  days: NamedDays | undefined;
  words: string;
  /** For one week of the schedule: the shifts of a role or a place. */
  only?: { role: string } | { location: string };
}

/** A cell that links to the rows of some days; plain text if the person has no page for them. */
export function RowsLink({ kind, days, words, only }: RowsLinkProps) {
  const rowsOf = useRowsOf();
  const found = days && rowsOf(kind, days);
  const to = only && found ? narrowed(found, days, only) : found;
  return to === undefined ? words : <Link to={to}>{words}</Link>;
}

/** More than one week links to the table of weeks, which has no filter. */
function narrowed(address: string, days: NamedDays, only: Record<string, string>): string | undefined {
  if (onlyWeek(days) === null) return undefined;
  return [address, ...Object.entries(only).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join('&');
}
