/** The specified kinds of notifications. */
export const preferenceKinds = [
  {
    kind: 'email_notifications',
    label: 'Email Notifications',
    about: 'What you have to act on: requests, and certifications that expire.',
  },
  { kind: 'staff_updates', label: 'Staff Updates', about: 'Messages and news of your team.' },
  { kind: 'schedule_changes', label: 'Schedule Changes', about: 'Shifts that are published, moved or canceled.' },
] as const;

export type PreferenceKind = (typeof preferenceKinds)[number]['kind'];

/** How a person is notified of one kind of news. Version 0: the default, which the person has never changed. */
export interface PreferenceRow {
  kind: PreferenceKind;
  channel: string;
  digest: string;
  lead_days: number;
  version: number;
}

export const PREFERENCE_COLUMNS = 'kind, channel, digest, lead_days, version';

export const NOT_SAVED = 'Your preference was not saved. Check your connection and try again.';
