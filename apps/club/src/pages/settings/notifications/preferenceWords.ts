import { counted } from '@platform/module-kit/screens';
import { editsClub, type Role } from '@platform/session';
import type { PreferenceKind, PreferenceRow } from '../../../source/rows/preference';

/**
 * Whether a person with this role gets early notice of a kind of news. Everyone gets it for their own certifications.
 * People who manage the club also get it for the staff's. The database's `expiring_certifications` has the same rule.
 */
const comesAhead = (kind: PreferenceKind, role: Role): boolean =>
  kind === 'email_notifications' || (kind === 'staff_updates' && editsClub(role));

export const channels = [
  { value: 'both', label: 'In the app and by email' },
  { value: 'in_app', label: 'In the app' },
  { value: 'email', label: 'By email' },
  { value: 'none', label: 'Not at all' },
] as const;

export const digests = [
  { value: 'immediately', label: 'At once' },
  { value: 'daily', label: 'Once a day', description: 'Everything of the day in one message.' },
] as const;

/** `30` → `30 days ahead`. */
export function leadInWords(days: number): string {
  if (days === 0) return 'on the day';
  return `${counted(days, 'day')} ahead`;
}

/** A preference in one line for a person with this role: `In the app and by email, at once, 30 days ahead`. */
export function preferenceInWords({ kind, channel, digest, lead_days: days }: PreferenceRow, role: Role): string {
  const how = labelOf(channels, channel);
  if (channel === 'none') return how;
  const lead = comesAhead(kind, role) ? [leadInWords(days)] : [];
  return [how, labelOf(digests, digest).toLowerCase(), ...lead].join(', ');
}

/** The label of an option; the value itself without one. */
export function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
