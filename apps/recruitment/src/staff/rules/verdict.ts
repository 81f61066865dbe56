import type { RequiredCertification, StaffMember } from '../source/staffMember';

/** How a person stands with certificates: the badge of specification C20, and what it leaves open. */
export interface Verdict {
  badge: StaffMember['badge'];
  tone: 'success' | 'danger' | 'neutral';
  /** Why the badge is no reason to act; null where its word says enough. */
  explanation: string | null;
  /** What the role requires and the person does not hold, by name. */
  lacking: readonly (RequiredCertification & { state: 'waiting' | 'expired' | 'missing' })[];
}

/** The same for everyone who looks: roster, drawer and the person's own page. Colleagues see the badge alone. */
export function verdictOf({ badge, details }: Pick<StaffMember, 'badge' | 'details'>): Verdict {
  if (details === null)
    return { badge, tone: badge === 'Current' ? 'success' : 'neutral', explanation: null, lacking: [] };
  const needsNone = badge === 'Action Needed' && details.required.length === 0 && details.certifications.length === 0;
  return {
    badge,
    tone: badge === 'Current' ? 'success' : needsNone ? 'neutral' : 'danger',
    explanation: needsNone ? 'No certificate on record. This role needs none.' : null,
    lacking: details.required.flatMap(({ state, ...one }) => (state === 'held' ? [] : [{ ...one, state }])),
  };
}

/** `Lifeguarding missing`, `CPR/AED waiting`. */
export const lackInWords = ({ name, state }: Verdict['lacking'][number]): string => `${name} ${state}`;

/** What waits for a manager repeats it less loudly than what is not there at all. */
export const lackTones = { waiting: 'warning', expired: 'danger', missing: 'danger' } as const;
