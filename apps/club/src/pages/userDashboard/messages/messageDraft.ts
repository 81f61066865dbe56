import type { Message, Priority } from '../../../source/rows/message';

/** What a person has typed so far. */
export interface MessageDraft {
  recipientId: string;
  subject: string;
  text: string;
  priority: Priority;
}

/** Most characters, as in the table. */
export const longest = { subject: 160, text: 5000 };

const REPLY = 'Re: ';

/** An empty message, with or without a recipient. */
export function newDraft(recipientId = ''): MessageDraft {
  return { recipientId, subject: '', text: '', priority: 'normal' };
}

/** A reply to a message: to its sender, with its subject. */
export function replyTo({ correspondentId, subject }: Pick<Message, 'correspondentId' | 'subject'>): MessageDraft {
  const answered = subject.startsWith(REPLY) ? subject : `${REPLY}${subject}`;
  return { ...newDraft(correspondentId ?? ''), subject: answered.slice(0, longest.subject) };
}

export type RequiredField = 'recipientId' | 'subject' | 'text';

/** The required fields that are empty. Spaces alone count as empty (specification 5.5). */
export function missingFields(draft: MessageDraft): RequiredField[] {
  return (['recipientId', 'subject', 'text'] as const).filter((field) => draft[field].trim() === '');
}
