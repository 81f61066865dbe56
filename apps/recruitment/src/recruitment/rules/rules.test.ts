import { agoInWords } from './agoInWords';
import { rehireWords } from './labels';
import { landingAt } from './landingAt';
import { isOutsideRange } from './pay';
import { isOverdue, standingInWords } from './reviewDue';
import { nextStatuses, type ApplicationStatus } from './status';

test('says how long ago a day was', () => {
  expect(agoInWords('2025-05-01', '2025-05-01')).toBe('today');
  expect(agoInWords('2025-04-30', '2025-05-01')).toBe('yesterday');
  expect(agoInWords('2025-04-16', '2025-05-01')).toBe('15 days ago');
  expect(agoInWords('2025-04-24', '2026-11-22')).toBe('Apr 24, 2025');
});

test('says that a new application is overdue after five days without a review, but never one of a later status', () => {
  const today = '2025-05-01';
  const words = (status: ApplicationStatus, since: string) =>
    standingInWords({ status, since, answer: null }, today, '2025');
  expect(words('pending_review', '2025-05-01')).toBe('New today');
  expect(words('pending_review', '2025-04-30')).toBe('Waiting 1 day');
  expect(words('pending_review', '2025-04-26')).toBe('Waiting 5 days');
  expect(words('pending_review', '2025-04-25')).toBe('Waiting 6 days, overdue');
  expect(words('pending_review', '2024-04-12')).toBe('Waiting since Apr 12, 2024, overdue');
  expect(words('interviewed', '2025-04-22')).toBe('Interviewed 9 days ago');
  expect(isOverdue({ status: 'hired', since: '2025-01-01', answer: null }, today, '2025')).toBe(false);
});

test('says what the club answered, and does not call an answered applicant overdue', () => {
  const waiting = { status: 'pending_review', since: '2025-04-12' } as const;
  const invited = { ...waiting, answer: { kind: 'invited', on: '2025-04-29', position: null } } as const;
  expect(standingInWords(invited, '2025-05-01', '2025')).toBe('Invited 2 days ago');
  expect(isOverdue(invited, '2025-05-01', '2025')).toBe(false);
  expect(isOverdue({ ...waiting, answer: null }, '2025-05-01', '2025')).toBe(true);
  const offered = {
    status: 'interviewed',
    since: '2025-04-12',
    answer: { kind: 'offered', on: '2025-05-01', position: null },
  } as const;
  expect(standingInWords(offered, '2025-05-01', '2025')).toBe('Offer made today');
});

test('does not call an application of a past season overdue', () => {
  const standing = { status: 'pending_review', since: '2025-04-25', answer: null } as const;
  expect(isOverdue(standing, '2026-11-24', '2025')).toBe(false);
  expect(standingInWords(standing, '2026-11-24', '2025')).toBe('Not reviewed in season 2025');
});

test('puts a card in the order of all applications, and nowhere in its own column', () => {
  const applications = [
    { id: 'maya', status: 'pending_review' },
    { id: 'samir', status: 'interviewed' },
    { id: 'jack', status: 'pending_review' },
    { id: 'harper', status: 'interviewed' },
  ] as const;
  expect(landingAt(applications, 'maya', 'interviewed')).toBe(0);
  expect(landingAt(applications, 'jack', 'interviewed')).toBe(1);
  expect(landingAt(applications, 'harper', 'pending_review')).toBe(2);
  expect(landingAt(applications, 'jack', 'rejected')).toBe(0);
  expect(landingAt(applications, 'jack', 'pending_review')).toBeNull();
  expect(landingAt(applications, 'gone', 'hired')).toBeNull();
});

test('calls pay beyond a bound outside the range, and ignores an unset bound', () => {
  const range = { payMin: 1450, payMax: 1700 };
  expect([1449, 1450, 1700, 1701].map((pay) => isOutsideRange(pay, range))).toEqual([true, false, false, true]);
  expect(isOutsideRange(1, { payMin: null, payMax: 1700 })).toBe(false);
  expect(isOutsideRange(null, range)).toBe(false);
});

test('moves a hired applicant nowhere from the pipeline', () => {
  expect(nextStatuses('hired')).toEqual([]);
  expect(nextStatuses('rejected')).toEqual(['pending_review', 'interviewed', 'hired']);
});

test('says the status of a rehired person, and why another one is not back', () => {
  expect(rehireWords({ outcome: 'rehired', status: 'Pending Onboarding' })).toBe('is back, Pending Onboarding');
  expect(rehireWords({ outcome: 'rehired', status: 'Active' })).toBe('is back, Active');
  expect(rehireWords({ outcome: 'left since', status: 'Inactive' })).toBe('came back and has left since');
});
