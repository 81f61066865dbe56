import { surveyStatus } from './surveyStatus';

test.each([
  ['', '', 'draft'],
  ['2025-05-02', '2025-05-09', 'planned'],
  ['2025-05-01', '', 'open'],
  ['2025-04-01', '2025-05-01', 'open'],
  ['2025-04-01', '2025-04-30', 'closed'],
])('from "%s" to "%s" a survey is %s', (opensOn, closesOn, status) => {
  expect(surveyStatus(opensOn, closesOn, '2025-05-01')).toBe(status);
});
