export const MESSAGES_FAILED = 'Failed to load messages';
export const SENDING_FAILED = 'Failed to send message';

/** How urgent a message is, from least to most. */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const;

export type Priority = (typeof priorities)[number];

/** A message as its sender or its recipient reads it. */
export interface Message {
  id: string;
  subject: string;
  text: string;
  priority: Priority;
  sentAt: string;
  /** The other person's account; null if it no longer exists. */
  correspondentId: string | null;
  /** The other person's name. */
  correspondent: string;
  /** Whether the recipient has opened it. */
  isRead: boolean;
}

export interface NewMessage {
  /** Made by the page, so that the same message sent twice is one row. */
  id: string;
  recipientId: string;
  subject: string;
  text: string;
  priority: Priority;
}

/** Messages to the person, or from them. */
export type Folder = 'received' | 'sent';
