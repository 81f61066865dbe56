import { surveyTemplate } from '../../../rules/surveys/surveyTemplates';
import { checkSurvey, fromForm, toForm } from './surveyDraft';

const draft = surveyTemplate('exit', '2025', { opensOn: '2025-09-01', closesOn: '2025-09-22' });
const wrong = (changes: Partial<typeof draft>) =>
  Object.values(checkSurvey({ ...toForm({ ...draft, ...changes }) })).filter(Boolean);

test('a template is complete, and leaves the form as it came', () => {
  expect(wrong({})).toEqual([]);
  expect(fromForm(toForm(draft))).toEqual(draft);
});

test.each([
  [{ title: ' ' }, 'A title has 1 to 120 characters.'],
  [{ closesOn: '2025-08-31' }, 'A survey closes on the day on which it opens or later.'],
  [{ opensOn: '' }, 'A survey that closes has a day on which it opens.'],
  [
    { questions: draft.questions.map((question) => ({ ...question, question: '' })).slice(0, 1) },
    'A question has 1 to 300 characters.',
  ],
  [
    { questions: draft.questions.slice(0, 2).map((question) => ({ ...question, isIntentToReturn: true })) },
    'The survey asks about coming back already.',
  ],
])('says what is wrong with %j', (changes, sentence) => {
  expect(wrong(changes)).toEqual([sentence]);
});
