import { standingOf } from './standing';

test.each([
  ['no one takes part', null, 0, 'No one yet', 'neutral'],
  ['it was assigned a moment ago', 0, 0, 'Not started', 'neutral'],
  ['some have completed it in time', 0.3, 0, 'In progress', 'water'],
  ['most have completed it in time', 0.794, 0, 'In progress', 'water'],
  ['80 % have completed it', 0.8, 0, 'On track', 'success'],
  ['80 % have completed it and one is overdue', 0.8, 1, 'On track', 'success'],
  ['60 % have completed it and one is overdue', 0.6, 1, 'Behind', 'warning'],
  ['fewer have completed it and one is overdue', 0.594, 1, 'Far behind', 'danger'],
  ['no one has completed it and all are overdue', 0, 4, 'Far behind', 'danger'],
])('when %s, %p with %p overdue reads "%s"', (_when, share, overdue, words, tone) => {
  expect(standingOf(share, overdue)).toEqual({ words, tone });
});
