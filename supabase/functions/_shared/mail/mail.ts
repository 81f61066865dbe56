/** An email as text only: nothing that a visitor wrote is ever rendered as HTML. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
}

/** Hands an email to its provider. Rejects with a MailError when that is not certain. */
export type MailProvider = (mail: Mail) => Promise<void>;

/** An email that was not delivered. The message says why and holds no secret. */
export class MailError extends Error {
  override name = 'MailError';

  constructor(
    readonly code: 'mail_not_configured' | 'mail_rejected' | 'mail_unreachable',
    message: string,
  ) {
    super(message);
  }
}
