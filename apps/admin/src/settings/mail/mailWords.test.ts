import { kindInWords, standingOf } from './mailWords';
import type { Mail } from '../../source/rows/mail';

const mail: Mail = {
  id: 'm',
  clubName: null,
  email: 'ana@club.test',
  recipient: 'Ana',
  kind: 'schedule_changes',
  state: 'waiting',
  attempts: 0,
  dueAt: '2025-05-01T12:00:00Z',
  sentAt: null,
  failure: null,
};

test('says what happened to an email and what comes next', () => {
  expect(standingOf(mail)).toMatch(/^Goes out May 1, 2025/);
  expect(standingOf({ ...mail, attempts: 1, failure: 'The provider answered 503' })).toMatch(
    /^Tried once, again .*: The provider answered 503$/,
  );
  expect(standingOf({ ...mail, state: 'failed', failure: 'The provider answered 550' })).toBe(
    'Given up: The provider answered 550',
  );
  expect(standingOf({ ...mail, state: 'sent', sentAt: mail.dueAt })).toMatch(/^Sent May 1, 2025/);
  expect(kindInWords(mail.kind)).toBe('Schedule Changes');
});
