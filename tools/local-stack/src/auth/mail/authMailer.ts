/** A mail of the auth service: text only. */
export interface AuthMail {
  to: string;
  subject: string;
  text: string;
}

/** Hands a mail to its delivery; in the local stack that is the outbox. */
export type AuthMailer = (mail: AuthMail) => Promise<void>;
