import { eventInWords, staffEventInWords } from './eventInWords';

const letter = 'Hello Ann, we would like you to work with us.';

test.each([
  ['applied', 'Applied again'],
  ['invited', 'Invited to an interview'],
  ['offered', 'Made an offer'],
  ['refused', 'Told that they are rejected'],
])(
  "names the event when it carries the club's or the applicant's text (%s), instead of calling it a note",
  (kind, words) => {
    expect(eventInWords({ kind, toStatus: null, note: letter, position: null })).toBe(words);
  },
);

test('names the position when an offer says which one it is for', () => {
  expect(eventInWords({ kind: 'offered', toStatus: null, note: letter, position: 'Lifeguard' })).toBe(
    'Made an offer as Lifeguard',
  );
});

test('shows the note of a move, and a note on its own', () => {
  expect(eventInWords({ kind: 'moved', toStatus: 'rejected', note: 'No certificate', position: null })).toBe(
    'Application rejected: No certificate',
  );
  expect(eventInWords({ kind: 'note', toStatus: null, note: 'Called twice', position: null })).toBe(
    'Note: Called twice',
  );
});

test('names the season and the role when the person was rehired', () => {
  const row = { kind: 'rehired', from: null, to: null, warning: null, reason: null, season: '2026', role: 'Lifeguard' };
  expect(staffEventInWords(row)).toBe('Rehired for season 2026 as Lifeguard');
});
