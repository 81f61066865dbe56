import { personCard } from './personCard';

const ava = { id: '1', name: 'Ava Cole', role: 'Lifeguard' };

test('says the status of a person on the roster, and whether their certifications are current', () => {
  const { facts } = personCard({ ...ava, onRoster: { status: 'Active', certificationBadge: 'Expired' } }, 'me');
  expect(facts).toEqual([
    { term: 'Status', words: 'Active', tone: 'success' },
    { term: 'Certifications', words: 'Expired', tone: 'neutral' },
  ]);
  expect(personCard(ava, 'me').facts).toEqual([]);
});

test('offers a message to a person with an account, except to the person who searches', () => {
  expect(personCard({ ...ava, accountId: 'ava' }, 'me').link).toEqual({
    label: 'Send Message',
    to: '/user-dashboard?tab=team&write=ava',
  });
  expect(personCard({ ...ava, accountId: 'ava' }, 'ava').link).toBeUndefined();
  expect(personCard(ava, 'me').link).toBeUndefined();
});
