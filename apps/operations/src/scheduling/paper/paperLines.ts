import { MOST_WHOLE, ON_SHEET, partOf } from './paperRows';
import type { DayLine } from '../hours/TimelineRow';

/** A line of a day as it is printed: several lines where it is higher than a sheet, which would cut it through its bars. */
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
