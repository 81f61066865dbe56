import { checkVote, optionsIn, type EnteredVote } from './checkVote';

const now = new Date('2025-05-01T13:00:00Z');
const right: EnteredVote = {
  question: 'Build the shade?',
  options: 'Approve\n Decline \n\n',
  voterIds: ['a', 'b'],
  quorum: 2,
  day: '2025-05-08',
  time: '18:00',
  closesAt: new Date('2025-05-08T22:00:00Z'),
};
const wrong = (change: Partial<EnteredVote>) =>
  Object.entries(checkVote({ ...right, ...change }, now)).flatMap(([field, error]) => (error ? [field] : []));

test('takes one option a line', () => {
  expect(optionsIn(right.options)).toEqual(['Approve', 'Decline']);
  expect(wrong({})).toEqual([]);
});

test.each<[string, Partial<EnteredVote>, string[]]>([
  ['no question', { question: ' ' }, ['question']],
  ['one option', { options: 'Approve' }, ['options']],
  ['an option twice', { options: 'Yes\nyes' }, ['options']],
  ['seven options', { options: '1\n2\n3\n4\n5\n6\n7' }, ['options']],
  ['no voter', { voterIds: [] }, ['voters']],
  ['a quorum above the voters', { quorum: 3 }, ['quorum']],
  ['no quorum', { quorum: null }, ['quorum']],
  ['an end that is over', { closesAt: now }, ['day']],
  ['no day and no time', { day: '', time: '', closesAt: undefined }, ['day', 'time']],
])('refuses %s', (_what, change, fields) => expect(wrong(change)).toEqual(fields));
