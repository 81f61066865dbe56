/** An email of the auth service: text only. */
export interface AuthMail {
  to: string;
  subject: string;
  text: string;
}

/** Delivers an email; in the local stack to the outbox. */
export type AuthMailer = (mail: AuthMail) => Promise<void>;
