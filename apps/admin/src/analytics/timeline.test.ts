import { along, timelineOf } from './timeline';

const now = new Date(2025, 4, 1, 14, 40, 12);

test('covers 24 hours for a day, with the current hour last', () => {
  const timeline = timelineOf('day', now);
  expect(timeline.by).toBe('hour');
  expect(timeline.moments).toHaveLength(24);
  expect(timeline.moments.at(-1)).toEqual(new Date(2025, 4, 1, 14));
  expect(timeline.from).toEqual(new Date(2025, 3, 30, 15));
  expect(timeline.to).toEqual(new Date(2025, 4, 1, 15));
  expect(timeline.labels.at(-1)).toBe('2 PM');
});

test.each([
  ['week', 7],
  ['month', 30],
] as const)('covers %s as %i days that start at midnight', (range, days) => {
  const timeline = timelineOf(range, now);
  expect(timeline.moments).toHaveLength(days);
  expect(timeline.moments.every((moment) => moment.getHours() === 0 && moment.getMinutes() === 0)).toBe(true);
  expect(timeline.labels.at(-1)).toBe('May 1');
  expect(timeline.to).toEqual(new Date(2025, 4, 2));
});

test('assigns rows to their moment, and gives a moment without reports no value', () => {
  const timeline = timelineOf('week', now);
  const rows = [{ moment: new Date(2025, 4, 1), mounts: 12 }];
  expect(along(timeline, rows, ({ mounts }) => mounts)).toEqual([null, null, null, null, null, null, 12]);
});
