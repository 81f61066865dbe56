import { dateInWords } from '@platform/ui/dates';
import type { Tone } from '@platform/ui';
import type { Mail, MailState } from '../../source/rows/mail';

export const stateWords: Record<MailState, { title: string; tone: Tone }> = {
  waiting: { title: 'Waiting', tone: 'water' },
  sending: { title: 'Sending', tone: 'water' },
  sent: { title: 'Sent', tone: 'success' },
  failed: { title: 'Failed', tone: 'danger' },
};

/** The same names as in a person's notification settings. */
const kinds: Record<string, string> = {
  email_notifications: 'Email Notifications',
  staff_updates: 'Staff Updates',
  schedule_changes: 'Schedule Changes',
};

/** The subject of an email, as people choose it in their settings. */
export function kindInWords(kind: string): string {
  return kinds[kind] ?? kind;
}

/** The status of an email, in a sentence. */
export function standingOf({ state, sentAt, dueAt, attempts, failure }: Mail): string {
  switch (state) {
    case 'sent':
      return sentAt === null ? 'Sent' : `Sent ${dateInWords(sentAt, 'moment')}`;
    case 'sending':
      return 'It is being sent now';
    case 'failed':
      return `Given up: ${failure ?? 'no reason is known'}`;
    case 'waiting':
      return attempts === 0
        ? `Goes out ${dateInWords(dueAt, 'moment')}`
        : `Tried ${attempts === 1 ? 'once' : `${attempts} times`}, again ${dateInWords(dueAt, 'moment')}: ${failure ?? ''}`;
  }
}
