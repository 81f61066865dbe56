import { resultsShowFrom, surveyStatus, waitsForResults } from './surveyStatus';

test.each([
  ['', '', 'draft'],
  ['2025-05-02', '2025-05-09', 'planned'],
  ['2025-05-01', '', 'open'],
  ['2025-04-01', '2025-05-01', 'open'],
  ['2025-04-01', '2025-04-30', 'closed'],
])('from "%s" to "%s" a survey is %s', (opensOn, closesOn, status) => {
  expect(surveyStatus(opensOn, closesOn, '2025-05-01')).toBe(status);
});

test('shows results once the last day is over in every time zone', () => {
  const survey = { closesOn: '2025-05-31' };
  expect(resultsShowFrom('2025-05-31')).toEqual(new Date('2025-06-01T12:00:00Z'));
  // In New York, June began eight hours ago: the survey is closed, and its results do not show.
  expect(waitsForResults(survey, new Date('2025-06-01T11:59:59Z'))).toBe(true);
  expect(waitsForResults(survey, new Date('2025-06-01T12:00:00Z'))).toBe(false);
  expect(waitsForResults({ closesOn: null }, new Date('2030-01-01T00:00:00Z'))).toBe(true);
});
