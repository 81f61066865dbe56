import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { useReportsSource } from '../source/useReportsSource';
import { onlyWeek, rowsOf, type RowsKind } from '../rules/rowsOf';
import type { NamedDays } from './period';
import { usePeriod } from './PeriodContext';
import { useReportsAddress } from './useReportsAddress';

/** Links a figure of some days to its rows; undefined if the person has no page for them. */
export function useRowsOf(): (kind: RowsKind, days: NamedDays) => string | undefined {
  const { rows, canManage, canViewAnalytics } = useReportsSource();
  const { linkTo } = useReportsAddress();
  const period = usePeriod();
  const manifest = useManifest();
  const rights = useRights();
  return (kind, days) => {
    // Managers read incidents, visits and items, and people who may view analytics read labor. The hours of one week are in
    // Labor Tracking.
    const isLabor = kind === 'labor' || (kind === 'hours' && onlyWeek(days) !== null);
    if ((isForManagers(kind) && !canManage) || (isLabor && !canViewAnalytics)) return undefined;
    const address = rowsOf(kind, days, rows, (tab, { year, from, to }) =>
      linkTo({
        tab,
        ...(days === period.days ? {} : year === undefined ? { period: 'days', from, to } : { period: year }),
      }),
    );
    return isOffered(manifest, address, rights) ? address : undefined;
  };
}

const isForManagers = (kind: RowsKind) => kind === 'incidents' || kind === 'visits' || kind === 'items';
