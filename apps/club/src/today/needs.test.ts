import { needsOf } from './needs';

const nothing = {
  open_shifts: 0,
  requests: 0,
  overdue_vendors: 0,
  own_staff_id: null,
  own_certificates_lacking: null,
};
const wordsOf = (counts: Parameters<typeof needsOf>[0]) =>
  needsOf(counts).map(({ count, words }) => `${count} ${words}`);

test('everything that waits is named, the most pressing first', () => {
  expect(
    wordsOf({
      own_staff_id: 's',
      own_certificates_lacking: ['CPR/AED', 'Lifeguarding'],
      open_shifts: 5,
      requests: 4,
      overdue_vendors: 3,
    }),
  ).toEqual(['2 certificates to send', '5 open shifts', '4 requests', '3 overdue vendors']);
});

test('one of something is said in the singular', () => {
  expect(
    wordsOf({
      own_staff_id: 's',
      own_certificates_lacking: ['Lifeguarding'],
      open_shifts: 1,
      requests: 1,
      overdue_vendors: 1,
    }),
  ).toEqual(['1 certificate to send', '1 open shift', '1 request', '1 overdue vendor']);
});

test('what is none, or not the person’s to do, is left out', () => {
  expect(wordsOf(nothing)).toEqual([]);
  expect(wordsOf({ ...nothing, open_shifts: 2, requests: null, overdue_vendors: null })).toEqual(['2 open shifts']);
});

test('certificates that the own role requires are named, and lead to the page that sends them', () => {
  const lacking = { own_staff_id: 's', own_certificates_lacking: ['CPR/AED', 'Lifeguarding'] };
  expect(needsOf({ ...nothing, ...lacking })).toMatchObject([
    { detail: 'CPR/AED and Lifeguarding', to: '/staff?open=s' },
  ]);
});
