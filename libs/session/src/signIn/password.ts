import { NOT_REACHED } from '../client/failureWords';
import { followAuthEvents } from './startSession';
import { supabaseWithSession } from '../client/supabaseClient';
import { withLimit } from '../client/withLimit';

/** What the link of an email proves: that its reader holds the address of the account. */
export interface PasswordLink {
  type: 'invite' | 'recovery';
  /** From the link itself; it works once. */
  tokenHash: string;
}

export type PasswordResult =
  | { ok: true }
  | { ok: false; reason: 'link is used up' | 'same password' | 'refused' | 'not reached'; message: string };

/**
 * Asks for an email whose link leads to /auth/password. The answer is the same whether or not the address has an account.
 */
export async function requestPasswordReset(email: string): Promise<PasswordResult> {
  return ask(async () => {
    const client = await supabaseWithSession();
    return client.auth.resetPasswordForEmail(email);
  });
}

/** Signs in the person who has the link. Spends the link. */
export async function openPasswordLink({ type, tokenHash }: PasswordLink): Promise<PasswordResult> {
  return ask(async () => {
    const client = await supabaseWithSession();
    await followAuthEvents();
    return client.auth.verifyOtp({ type, token_hash: tokenHash });
  });
}

/** Gives the signed-in person's account its password. */
export async function choosePassword(password: string): Promise<PasswordResult> {
  return ask(async () => {
    const client = await supabaseWithSession();
    return client.auth.updateUser({ password });
  });
}

const REASONS: Partial<Record<string, 'link is used up' | 'same password'>> = {
  otp_expired: 'link is used up',
  same_password: 'same password',
};

interface AuthAnswer {
  error: { code?: string; message: string } | null;
}

async function ask(question: () => Promise<AuthAnswer>): Promise<PasswordResult> {
  try {
    const { error } = await withLimit(question());
    if (!error) return { ok: true };
    // Without a code the words are the browser's own about a broken connection, not the server's.
    if (!error.code) return { ok: false, reason: 'not reached', message: NOT_REACHED };
    return { ok: false, reason: REASONS[error.code] ?? 'refused', message: error.message };
  } catch (error) {
    console.error('The auth service was not reached', error);
    return { ok: false, reason: 'not reached', message: NOT_REACHED };
  }
}
