import { answeredCount, answersIn, enteredAnswers, missingAnswers } from './answerRules';
import type { AskedQuestion } from './openSurvey';

const ask = (id: string, type: AskedQuestion['type'], isRequired = true) => ({ id, type, isRequired, question: id });
const questions = [ask('a', 'rating'), ask('b', 'yes_no'), ask('c', 'text', false), ask('d', 'text')];

test('no is an answer, and only space is none', () => {
  const answers = { b: false, c: 'More shade', d: ' \n' };
  expect(Object.keys(missingAnswers(questions, answers))).toEqual(['a', 'd']);
  expect(answeredCount(questions, answers)).toBe(2);
});

test('takes kept answers that fit the questions, and nothing from a damaged text', () => {
  expect(answersIn(JSON.stringify({ a: 4, b: 'yes', c: 'Shade', x: 1 }), questions)).toEqual({ a: 4, c: 'Shade' });
  expect(answersIn('{', questions)).toEqual({});
  expect(answersIn('null', questions)).toEqual({});
  expect(answersIn(null, questions)).toEqual({});
});

test('says in words what was entered, without what is only space', () => {
  expect(enteredAnswers(questions, { a: 4, b: false, c: ' \n', d: ' More shade ' })).toEqual([
    { id: 'a', question: 'a', words: '4 of 5' },
    { id: 'b', question: 'b', words: 'No' },
    { id: 'd', question: 'd', words: 'More shade' },
  ]);
});
