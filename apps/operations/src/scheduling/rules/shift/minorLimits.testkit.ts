import fc from 'fast-check';
import type { MinorAges, MinorLimitsDraft } from '../../source/rows/minorLimits';

const clock = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
const between = (least: number, most: number) => fc.option(fc.integer({ min: least, max: most }), { freq: 2 });
const quarters = (least: number, most: number) => between(least, most).map((count) => count && count * 15);
const times = (least: number, most: number) =>
  between(least, most).map((count) => (count === null ? null : clock(count % 96)));
const start = times(16, 44);
/** From the early evening until after midnight. */
const end = times(70, 102);

/** Any limits of a state for an age that the database accepts; few of them are far from what people work. */
export const sampledLimits = (ages: MinorAges): fc.Arbitrary<MinorLimitsDraft> =>
  fc
    .record({
      starts: fc.tuple(start, start),
      ends: fc.tuple(end, end),
      days: fc.tuple(quarters(8, 24), quarters(16, 40)),
      weeks: fc.tuple(quarters(40, 100), quarters(80, 180)),
      weekDays: between(1, 5),
      pause: fc.option(fc.tuple(fc.constantFrom(15, 30, 45), fc.constantFrom(180, 270, 300)), { freq: 2 }),
    })
    .map(({ starts, ends, days, weeks, weekDays, pause }) => ({
      ages,
      state: 'North Carolina',
      source: 'A test of the rules',
      // A latest end needs an earliest start.
      earliestStartSchool: starts[0] ?? (ends[0] === null ? null : '05:00'),
      latestEndSchool: ends[0],
      earliestStartOther: starts[1] ?? '04:30',
      latestEndOther: ends[1],
      dayMinutesSchool: days[0],
      dayMinutesOther: atLeast(days[0], days[1]),
      weekMinutesSchool: weeks[0],
      weekMinutesOther: atLeast(weeks[0], weeks[1]),
      weekDays,
      breakMinutes: pause?.[0] ?? null,
      breakAfterMinutes: pause?.[1] ?? null,
    }));

/** Days and weeks with school have no more minutes than others. */
const atLeast = (school: number | null, other: number | null) => other && Math.max(school ?? 0, other);
