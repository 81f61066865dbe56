import { addDays } from '@platform/module-kit/screens';
import { useMemo } from 'react';
import { openShifts, type OpenShift } from '../rules/ownWeek/myShifts';
import { useOpenForMe, useRequests, useShifts, useStaff } from '../source/queries';
import type { ShiftRequest } from '../source/rows/request';
import type { Shift } from '../source/rows/shift';

/** The data of a person's own week. */
export interface MyRows {
  shifts: readonly Shift[];
  /** Includes the next week. */
  coming: readonly Shift[];
  requests: readonly ShiftRequest[];
  /** The shifts of both weeks that the person could have. */
  open: readonly OpenShift[];
  nameOf: (staffId: string | null) => string;
}

/** The rows of a week as one query. @param week its Sunday */
export function useMyRows(week: string) {
  const now = useShifts(week);
  const next = useShifts(addDays(week, 7));
  const staff = useStaff();
  const requests = useRequests();
  const open = useOpenForMe();
  const parts = [now, next, staff, requests, open];
  const data = useMemo((): MyRows | undefined => {
    if (!now.data || !next.data || !staff.data || !requests.data || !open.data) return undefined;
    const names = new Map(staff.data.map(({ id, name }) => [id, name]));
    const coming = [...now.data, ...next.data];
    return {
      shifts: now.data,
      coming,
      requests: requests.data,
      open: openShifts(coming, open.data),
      nameOf: (id) => (id === null ? 'No one' : (names.get(id) ?? 'A former colleague')),
    };
  }, [now.data, next.data, staff.data, requests.data, open.data]);
  return {
    data,
    error: parts.find(({ error }) => error)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all([now, next, staff, requests, open].map((part) => part.refetch())),
  };
}
