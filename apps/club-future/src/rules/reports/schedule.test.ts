import { checkSchedule, scheduleInWords } from './schedule';

test.each([
  ['2025-05-01', ['a'], false, false],
  ['2025-04-30', ['a'], true, false],
  ['', ['a'], true, false],
  ['2025-05-01', [], false, true],
  ['2025-05-01', Array.from({ length: 201 }, (_, place) => String(place)), false, true],
])('checks a first email on "%s" (%#)', (firstOn, recipientIds, isTooEarly, isWrongCount) => {
  expect(checkSchedule(firstOn, recipientIds, '2025-05-01')).toEqual({
    firstOn: isTooEarly,
    recipients: isWrongCount,
  });
});

test('says how often, to how many and when next', () => {
  const schedule = { every: 'month', nextOn: '2025-05-05', recipientIds: ['a'] } as const;
  expect(scheduleInWords(schedule, (day) => day)).toBe('Emailed each month to 1 person, next on 2025-05-05');
  expect(scheduleInWords({ ...schedule, every: 'week', recipientIds: ['a', 'b'] }, (day) => day)).toBe(
    'Emailed each week to 2 people, next on 2025-05-05',
  );
});
