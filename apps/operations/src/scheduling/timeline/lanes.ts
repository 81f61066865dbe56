/** Stacks overlapping periods in lanes. @returns the lane of each in order, and the number of lanes */
export function lanesOf(periods: readonly { startsAt: string; endsAt: string }[]): { lanes: number[]; count: number } {
  const ends: number[] = [];
  const order = periods.map((_, place) => place);
  order.sort((one, other) => startOf(periods[one]) - startOf(periods[other]) || one - other);
  const lanes = periods.map(() => 0);
  for (const place of order) {
    const from = startOf(periods[place]);
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Date.parse(periods[place]?.endsAt ?? '');
    lanes[place] = lane;
  }
  return { lanes, count: Math.max(1, ends.length) };
}

const startOf = (period: { startsAt: string } | undefined): number => Date.parse(period?.startsAt ?? '');
