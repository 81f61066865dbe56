import { differs } from '@platform/module-kit/screens';
import { longest, missingFields, newDraft, replyTo } from './messageDraft';

test('starts a message with its recipient, normal priority and no text', () => {
  expect(newDraft('ana')).toEqual({ recipientId: 'ana', subject: '', text: '', priority: 'normal' });
  expect(newDraft().recipientId).toBe('');
});

test('requires recipient, subject and message, and counts spaces as empty', () => {
  expect(missingFields(newDraft())).toEqual(['recipientId', 'subject', 'text']);
  expect(missingFields({ ...newDraft('ana'), subject: '  ', text: '\n' })).toEqual(['subject', 'text']);
  expect(missingFields({ ...newDraft('ana'), subject: 'Keys', text: 'Where?' })).toEqual([]);
});

test('counts a message as started when it differs from its initial state', () => {
  const answer = replyTo({ correspondentId: 'ana', subject: 'Keys' });
  expect(differs({ ...answer }, answer)).toBe(false);
  for (const change of [{ recipientId: 'ben' }, { subject: 'Keys' }, { text: ' ' }, { priority: 'high' as const }])
    expect(differs({ ...answer, ...change }, answer)).toBe(true);
});

test('addresses a reply to the sender, and marks its subject only once', () => {
  const answer = replyTo({ correspondentId: 'ana', subject: 'Keys' });
  expect(answer).toEqual({ recipientId: 'ana', subject: 'Re: Keys', text: '', priority: 'normal' });
  expect(replyTo({ correspondentId: 'ana', subject: answer.subject }).subject).toBe('Re: Keys');
});

test("keeps the subject of a reply within the table's limit", () => {
  expect(replyTo({ correspondentId: 'ana', subject: 'x'.repeat(160) }).subject).toHaveLength(longest.subject);
});
