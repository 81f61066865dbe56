import type { Question } from '../../source/rows/log';
import { answerErrors, answerInWords, givenAnswers, inFormOrder } from './answers';
import { dayTemplateErrors, hasDayTemplateErrors, writtenItems } from './dayTemplateCheck';
import { formErrors, hasFormErrors, optionsOfLines } from './formCheck';
import { firstDayOf, periodSince } from '../periods';

const question = (label: string, some: Partial<Question> = {}): Question => ({
  label,
  type: 'text',
  required: false,
  options: [],
  ...some,
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
  [6, '6'],
  ['17:45', '5:45 PM'],
  ['2025-05-01', 'May 1, 2025'],
  ['Clubhouse', 'Clubhouse'],
  ['', '–'],
  [undefined, '–'],
])('writes the answer %p as %p', (answer, words) => {
  expect(answerInWords(answer)).toBe(words);
});

test('requires an answer to a required question, and limits its length', () => {
  const questions = [
    question('Clear', { type: 'yes_no', required: true }),
    question('Found'),
    question('Long', { type: 'long_text' }),
  ];
  expect(answerErrors(questions, { Found: 'x'.repeat(201), Long: 'x'.repeat(4000) })).toEqual({
    Clear: 'This needs an answer.',
    Found: 'An answer has at most 200 characters.',
    Long: undefined,
  });
  expect(answerErrors(questions, { Clear: false })).toEqual({ Clear: undefined, Found: undefined, Long: undefined });
});

test('sends only given answers to questions of the form', () => {
  expect(givenAnswers([question('A'), question('B')], { A: '', B: 'b', C: 'c' })).toEqual({ B: 'b' });
});

test('lists answers in the order of the form, and those to removed questions last', () => {
  expect(inFormOrder({ Old: 1, B: 2, A: 3 }, [question('A'), question('B')])).toEqual([
    ['A', 3],
    ['B', 2],
    ['Old', 1],
  ]);
});

test('requires a title and questions with different labels', () => {
  expect(hasFormErrors(formErrors({ title: 'Round', questions: [question('Clean')] }))).toBe(false);
  const found = formErrors({ title: ' ', questions: [question('Clean'), question(' Clean '), question('')] });
  expect(found.title).toBe('A title has 1 to 120 characters.');
  expect(found.each).toEqual([
    undefined,
    'Another question has the same words.',
    'A question has 1 to 120 characters.',
  ]);
  expect(formErrors({ title: 'Round', questions: [] }).questions).toBe('A form has 1 to 60 questions.');
});

test('requires at least two options for a choice', () => {
  const of = (lines: string) =>
    formErrors({
      title: 'Round',
      questions: [question('Where', { type: 'choice', options: optionsOfLines(lines) })],
    }).each;
  expect(of(' North \n\n South ')).toEqual([undefined]);
  expect(of('North')).toEqual(['A choice has 2 to 30 options of at most 120 characters, one to a line.']);
});

test('requires a title and an item for a daily checklist', () => {
  const blank = { item: '', priority: 'medium' as const, notes: '' };
  const found = dayTemplateErrors('', [blank]);
  expect(found.title).toBe('A title has 1 to 120 characters.');
  expect(found.items).toBe('Enter what is checked, one item at least.');
  const items = [{ ...blank, item: 'Count' }, blank];
  expect(hasDayTemplateErrors(dayTemplateErrors('Noon', items))).toBe(false);
  expect(writtenItems(items)).toHaveLength(1);
  expect(dayTemplateErrors('Noon', [{ ...blank, notes: 'Six' }]).each).toEqual(['An item has 1 to 200 characters.']);
});

test.each([
  ['month', '2025-04-02'],
  ['year', '2024-05-02'],
  ['all', '2000-01-01'],
] as const)('the period %s begins on %s', (period, day) => {
  expect(firstDayOf(period, '2025-05-01')).toBe(day);
});

test.each([
  ['2025-05-01', 'month'],
  ['2025-04-01', 'year'],
  ['2024-05-01', 'all'],
])('reaches back to %s with the period %s', (day, period) => {
  expect(periodSince(day, '2025-05-01')).toBe(period);
});
