import { needsOf } from './needs';

const nothing = {
  open_shifts: 0,
  requests: 0,
  expiring_certifications: 0,
  overdue_vendors: 0,
  applications: 0,
  certificates_to_confirm: 0,
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
      expiring_certifications: 2,
      overdue_vendors: 3,
      applications: 6,
      certificates_to_confirm: 7,
    }),
  ).toEqual([
    '2 certificates to send',
    '5 open shifts',
    '4 requests',
    '6 applications',
    '7 certificates',
    '2 expiring certifications',
    '3 overdue vendors',
  ]);
});

test('one of something is said in the singular', () => {
  expect(
    wordsOf({
      own_staff_id: 's',
      own_certificates_lacking: ['Lifeguarding'],
      open_shifts: 1,
      requests: 1,
      expiring_certifications: 1,
      overdue_vendors: 1,
      applications: 1,
      certificates_to_confirm: 1,
    }),
  ).toEqual([
    '1 certificate to send',
    '1 open shift',
    '1 request',
    '1 application',
    '1 certificate',
    '1 expiring certification',
    '1 overdue vendor',
  ]);
});

test('what is none, or not the person’s to do, is left out', () => {
  expect(wordsOf(nothing)).toEqual([]);
  expect(wordsOf({ ...nothing, open_shifts: 2, requests: null, overdue_vendors: null, applications: null })).toEqual([
    '2 open shifts',
  ]);
});

test('applications lead to the list of those that are pending review', () => {
  expect(needsOf({ ...nothing, applications: 2 })).toMatchObject([
    { detail: 'pending review', to: '/recruitment?view=list&status=pending_review' },
  ]);
});

test('certificates lead to the people who sent them', () => {
  expect(needsOf({ ...nothing, certificates_to_confirm: 2 })).toMatchObject([
    { words: 'certificates', detail: 'to confirm', to: '/staff?certification=waiting' },
  ]);
});

test('certificates that the own role requires are named, and lead to the page that sends them', () => {
  const lacking = { own_staff_id: 's', own_certificates_lacking: ['CPR/AED', 'Lifeguarding'] };
  expect(needsOf({ ...nothing, ...lacking })).toMatchObject([
    { detail: 'CPR/AED and Lifeguarding', to: '/staff?open=s' },
  ]);
});
