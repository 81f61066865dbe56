import { copyOfSurvey, surveyTemplate } from './surveyTemplates';

const days = { opensOn: '2025-09-01', closesOn: '2025-09-22' };

test('a staff exit survey asks once whether they would return', () => {
  const { title, questions } = surveyTemplate('exit', '2025', days);
  expect(title).toBe('Staff Exit Survey 2025');
  expect(questions.filter(({ isIntentToReturn }) => isIntentToReturn)).toHaveLength(1);
});

test('a copy asks the same about the new season, on new days', () => {
  const before = { ...surveyTemplate('member', '2024', days), id: 'a', version: 3, seasonId: 's' };
  expect(copyOfSurvey(before, '2024', '2025', days)).toEqual(surveyTemplate('member', '2025', days));
  expect(copyOfSurvey({ ...before, title: 'Our summer' }, '2024', '2025', days).title).toBe('Our summer');
});
