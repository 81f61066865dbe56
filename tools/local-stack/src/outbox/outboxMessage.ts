/** An email that a hosted project would send. */
export interface OutboxMessage {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
}

/** @returns null if the value is not a message */
export function parseOutboxMessage(value: unknown, id: string, receivedAt: string): OutboxMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { from, to, replyTo, subject, text } = value as Record<string, unknown>;
  const isText = (field: unknown): field is string => typeof field === 'string';
  if (!isText(from) || !isText(to) || !isText(subject) || !isText(text)) return null;
  return { id, receivedAt, from, to, replyTo: isText(replyTo) ? replyTo : null, subject, text };
}
