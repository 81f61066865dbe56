import { supabase } from '@platform/session';
import type { Application } from './application';

/** How long the function may take (milliseconds): longer than any mail provider, shorter than a person's patience. */
const LIMIT_MS = 20_000;

const UNREACHED = 'Your application could not be sent. Check your connection and try again.';
const FAILED = 'Your application could not be sent. Please try again in a few minutes.';

/** What became of the mail that confirms an application: `earlier` when one has told the applicant all of it before. */
export type Confirmation = 'sent' | 'earlier' | 'failed';

/**
 * Hands an application to the club through the function 'apply'.
 * Rejects with a sentence for the applicant: the function's own where it gave one.
 */
export async function sendApplication(clubSlug: string, application: Application): Promise<Confirmation> {
  const { website, jobRoleIds, name, email, phone, message } = application;
  const body = {
    clubSlug,
    jobRoleIds,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message: message.trim(),
    ...(website === '' ? {} : { website }),
  };
  const client = await supabase().catch((cause: unknown) => {
    throw new Error(UNREACHED, { cause });
  });
  const { data, error } = (await client.functions.invoke('apply', { body, timeout: LIMIT_MS })) as
    { data: { confirmation: Confirmation }; error: null } | { data: null; error: { context?: unknown } };
  if (error) throw new Error(await reasonOf(error.context), { cause: error });
  return data.confirmation;
}

/** The sentence in a refused answer of a function; only where no answer came is the connection to blame. */
async function reasonOf(context: unknown): Promise<string> {
  if (!(context instanceof Response)) return UNREACHED;
  try {
    const { error } = (await context.json()) as { error?: { message?: string } };
    return error?.message ?? FAILED;
  } catch {
    return FAILED;
  }
}
