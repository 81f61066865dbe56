import { differs } from '@platform/module-kit/screens';
import { longest, missingFields, newDraft, replyTo } from './messageDraft';

test('begins a message with its recipient, normal priority and no words', () => {
  expect(newDraft('ana')).toEqual({ recipientId: 'ana', subject: '', text: '', priority: 'normal' });
  expect(newDraft().recipientId).toBe('');
});

test('recipient, subject and message are required, and blanks fill none of them', () => {
  expect(missingFields(newDraft())).toEqual(['recipientId', 'subject', 'text']);
  expect(missingFields({ ...newDraft('ana'), subject: '  ', text: '\n' })).toEqual(['subject', 'text']);
  expect(missingFields({ ...newDraft('ana'), subject: 'Keys', text: 'Where?' })).toEqual([]);
});

test('a message is written once it differs from what it began with', () => {
  const answer = replyTo({ correspondentId: 'ana', subject: 'Keys' });
  expect(differs({ ...answer }, answer)).toBe(false);
  for (const change of [{ recipientId: 'ben' }, { subject: 'Keys' }, { text: ' ' }, { priority: 'high' as const }])
    expect(differs({ ...answer, ...change }, answer)).toBe(true);
});

test('an answer goes to the sender under the same subject, which is marked once', () => {
  const answer = replyTo({ correspondentId: 'ana', subject: 'Keys' });
  expect(answer).toEqual({ recipientId: 'ana', subject: 'Re: Keys', text: '', priority: 'normal' });
  expect(replyTo({ correspondentId: 'ana', subject: answer.subject }).subject).toBe('Re: Keys');
});

test('the subject of an answer is as long as the table holds', () => {
  expect(replyTo({ correspondentId: 'ana', subject: 'x'.repeat(160) }).subject).toHaveLength(longest.subject);
});
