import { changedWeeks, effectOf, weeksToBegin } from './changedWeeks';

const NOW = '2025-04-27';

test.each([
  ['the clock begins', null, '2025-04-13', { from: '2025-04-13', until: NOW, to: 'clock' }],
  ['it begins earlier', '2025-04-20', '2025-04-13', { from: '2025-04-13', until: '2025-04-20', to: 'clock' }],
  ['it begins later', '2025-04-13', '2025-04-20', { from: '2025-04-13', until: '2025-04-20', to: 'plan' }],
  ['it ends', '2025-04-13', null, { from: '2025-04-13', until: NOW, to: 'plan' }],
  ['it begins this week', null, NOW, null],
  ['it begins next week', null, '2025-05-04', null],
  ['it ends before it began', '2025-05-04', null, null],
  ['nothing changes', '2025-04-13', '2025-04-13', null],
])('%s', (_title, before, after, changed) => {
  expect(changedWeeks(before, after, NOW)).toEqual(changed);
});

test('multiplies minutes by the rate and rounds once', () => {
  const sheets = [
    { plannedMinutes: 480, minutes: 465, hourlyRate: 15.5 },
    { plannedMinutes: 0, minutes: 20, hourlyRate: 16 },
  ];
  expect(effectOf(sheets)).toEqual({
    plannedMinutes: 480,
    clockedMinutes: 485,
    plannedCents: 124_00,
    clockedCents: 125_46,
  });
});

test('offers next week and the twelve weeks before it', () => {
  const weeks = weeksToBegin(NOW);
  expect([weeks[0], weeks[1], weeks.at(-1), weeks.length]).toEqual(['2025-05-04', NOW, '2025-02-02', 14]);
});
