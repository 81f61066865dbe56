import { brand } from '@platform/contract';
import type { IssuedToken } from '../tokens/oneTimeTokens';
import type { AuthMail } from './authMailer';

/** The subjects and texts of the auth service's emails. `reauthentication` has only a code. */
export type MailKind =
  'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change_current' | 'email_change_new' | 'reauthentication';

interface Words {
  subject: string;
  lead: string;
  unasked: string;
}

const IGNORE = 'If you did not ask for this, ignore this email: nothing changes.';

const words: Record<MailKind, Words> = {
  signup: {
    subject: 'Confirm your email address',
    lead: 'Confirm that this is your email address:',
    unasked: IGNORE,
  },
  invite: {
    subject: `You are invited to ${brand.name}`,
    lead: 'Accept the invitation and choose a password:',
    unasked: 'If you do not know why you are invited, ignore this email.',
  },
  magiclink: { subject: `Your sign-in link for ${brand.name}`, lead: 'Sign in:', unasked: IGNORE },
  recovery: { subject: 'Choose your password', lead: 'Choose the password of your account:', unasked: IGNORE },
  email_change_current: {
    subject: 'Confirm your change of email address',
    lead: 'Your account is to get another email address. Confirm it here, and again from the email to the new address:',
    unasked: 'If you did not ask for this, someone else is signed in as you: choose a new password.',
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    lead: 'Confirm that this is your new email address, here and again from the email to the one you had before:',
    unasked: IGNORE,
  },
  reauthentication: {
    subject: 'Confirm that it is you',
    lead: 'Type this code to go on:',
    unasked: 'If you did not ask for this, someone else is signed in as you: choose a new password.',
  },
};

/**
 * The text of the email for a token: with its link or, without one, with its code. No page accepts the code of a link.
 */
export function authMail(kind: MailKind, to: string, { code }: IssuedToken, link: string | null): AuthMail {
  const { subject, lead, unasked } = words[kind];
  return { to, subject, text: [lead, '', link ?? code, '', 'It works once, for one hour.', unasked].join('\n') };
}
