import { applicationHistory } from './applicationHistory';

const event = { toStatus: null, note: null, position: null, by: 'Maya Torres', at: '2025-04-02T10:00:00Z' };
const wordsOf = (kinds: readonly string[]) =>
  applicationHistory({
    id: 'a',
    appliedDate: '2025-03-02',
    events: kinds.map((kind, index) => ({ ...event, id: String(index), kind })),
  }).map(({ what }) => what);

test('lists the arrival of a public application once', () => {
  expect(wordsOf(['invited', 'applied'])).toEqual(['Invited to an interview', 'Applied']);
});

test('lists each further application of the person', () => {
  expect(wordsOf(['applied', 'applied'])).toEqual(['Applied again', 'Applied']);
});

test('lists the day of an application that a manager entered', () => {
  expect(wordsOf(['offered'])).toEqual(['Made an offer', 'Applied']);
});
