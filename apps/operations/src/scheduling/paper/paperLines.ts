import { MOST_WHOLE, ON_SHEET, partOf } from './paperRows';
import type { DayLine } from '../timeline/TimelineRow';

/** A line of a day for printing. A line that is higher than a sheet becomes several, so that no bar is cut. */
export function paperLines(line: DayLine): readonly DayLine[] {
  const { row, shifts, lanes } = line;
  if (lanes.count <= MOST_WHOLE) return [line];
  return Array.from({ length: Math.ceil(lanes.count / ON_SHEET) }, (_, part) => {
    const first = part * ON_SHEET;
    const own = shifts
      .map((shift, place) => ({ shift, lane: (lanes.lanes[place] ?? 0) - first }))
      .filter(({ lane }) => lane >= 0 && lane < ON_SHEET);
    return {
      row: partOf(row, part),
      shifts: own.map(({ shift }) => shift),
      lanes: { lanes: own.map(({ lane }) => lane), count: Math.min(ON_SHEET, lanes.count - first) },
    };
  });
}
