import type { RequiredCertification, StaffMember } from '../source/rows/staffMember';

/** A person's certification status: the badge of specification C20, and what is still open. */
export interface Verdict {
  badge: StaffMember['badge'];
  tone: 'success' | 'danger' | 'neutral';
  /** Why the badge asks for no action; null if its label says enough. */
  explanation: string | null;
  /** Required certifications that the person does not hold, by name. */
  lacking: readonly (RequiredCertification & { state: 'waiting' | 'expired' | 'missing' })[];
}

/** The same everywhere: on the roster, in the drawer and on the person's own page. Colleagues see only the badge. */
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

/** One that waits for a manager gets a quieter tone than a missing one. */
export const lackTones = { waiting: 'warning', expired: 'danger', missing: 'danger' } as const;
