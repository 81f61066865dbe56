import { useUnevenWindow } from '@platform/ui/window';
import { useMemo, useState, type FocusEvent, type RefObject } from 'react';
import { MANY } from '../grid/rowHeight';
import { useFollowed } from './moving';
import { LANE_REM } from './timelineFrame';
import type { DayLine } from './TimelineRow';

/**
 * Which bars of a row render. A day may have hundreds of open shifts, one below the other. Then only the bars in or near
 * the visible lanes render, and those that Tab reaches next.
 * @param track the element with the lanes
 */
export function useLaneWindow(track: RefObject<HTMLElement | null>, { shifts, lanes }: DayLine) {
  const [focused, setFocused] = useState<string | null>(null);
  const followed = useFollowed(shifts);
  const rems = useMemo(() => Array.from({ length: lanes.count }, () => LANE_REM), [lanes.count]);
  const place = shifts.findIndex(({ id }) => id === focused);
  const around = place === -1 ? [] : [place - 1, place, place + 1];
  const arriving = shifts.findIndex(({ id }) => id === followed);
  const keptPlaces = new Set([0, shifts.length - 1, ...around, arriving]);
  const kept = [...keptPlaces].flatMap((one) => lanes.lanes[one] ?? []);
  const renderedLanes = useUnevenWindow(track, { rems, from: MANY, kept });
  const rendered = new Set(renderedLanes.flatMap((one) => ('room' in one ? [] : one.place)));
  const onFocus = ({ target }: FocusEvent) =>
    setFocused(target.closest<HTMLElement>('[data-shift]')?.dataset.shift ?? null);
  return { isRendered: (one: number) => rendered.has(lanes.lanes[one] ?? 0), onFocus };
}
