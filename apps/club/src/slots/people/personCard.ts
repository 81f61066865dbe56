import type { ClubPerson } from './joinPeople';

const statusTones: Readonly<Record<string, string>> = { Active: 'success', 'Pending Onboarding': 'warning' };

/**
 * A person as a card of the command palette.
 * @param userId the account of the person who searches, who cannot write to themselves
 */
export function personCard({ id, name, role, onRoster, accountId }: ClubPerson, userId: string) {
  const facts = onRoster && [
    { term: 'Status', words: onRoster.status, tone: statusTones[onRoster.status] ?? 'neutral' },
    {
      term: 'Certifications',
      words: onRoster.certificationBadge,
      tone: onRoster.certificationBadge === 'Current' ? 'success' : 'neutral',
    },
  ];
  const write = accountId && accountId !== userId && `/user-dashboard?tab=team&write=${accountId}`;
  return {
    id,
    label: name,
    detail: role,
    initials: true,
    facts: facts ?? [],
    ...(write && { link: { label: 'Send Message', to: write } }),
  };
}
