import { addDays } from '@platform/module-kit/screens';
import { useMemo } from 'react';
import { useOffers, useRequests, useShifts, useStaff } from '../source/queries';
import type { Shift, ShiftOffer, ShiftRequest } from '../source/schedulingSource';

/** What a person's own week is drawn from. */
export interface MyRows {
  shifts: readonly Shift[];
  /** Those of the next week, too. */
  coming: readonly Shift[];
  requests: readonly ShiftRequest[];
  offers: readonly ShiftOffer[];
  nameOf: (staffId: string | null) => string;
}

/** The rows of a week as one query. @param week its Sunday */
export function useMyRows(week: string) {
  const now = useShifts(week);
  const next = useShifts(addDays(week, 7));
  const staff = useStaff();
  const requests = useRequests();
  const offers = useOffers();
  const parts = [now, next, staff, requests, offers];
  const data = useMemo((): MyRows | undefined => {
    if (!now.data || !next.data || !staff.data || !requests.data || !offers.data) return undefined;
    const names = new Map(staff.data.map(({ id, name }) => [id, name]));
    return {
      shifts: now.data,
      coming: [...now.data, ...next.data],
      requests: requests.data,
      offers: offers.data,
      nameOf: (id) => (id === null ? 'No one' : (names.get(id) ?? 'A former colleague')),
    };
  }, [now.data, next.data, staff.data, requests.data, offers.data]);
  return {
    data,
    error: parts.find(({ error }) => error)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all([now, next, staff, requests, offers].map((part) => part.refetch())),
  };
}
