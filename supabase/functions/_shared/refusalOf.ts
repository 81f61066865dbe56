import { RequestError } from './answers.ts';
import type { SupabaseAnswer } from './callSupabase.ts';

const codes: Record<number, string> = {
  400: 'invalid_request',
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  409: 'conflict',
  410: 'gone',
  429: 'too_many',
};

/**
 * What a caller is told when Supabase refused a call that was made in their name: its own sentence and what to do next.
 * Anything that is no refusal becomes an Error, which is logged and told as ours.
 */
export function refusalOf(answer: Extract<SupabaseAnswer, { ok: false }>): Error {
  const code = codes[answer.status];
  if (!code) return new Error(`Supabase answered ${answer.status} ${answer.code} ${answer.message}`);
  if (answer.status === 401) return new RequestError(401, code, 'Your session has ended. Sign in and try again.');
  return new RequestError(answer.status, code, [answer.message, answer.hint].filter(Boolean).join(' '));
}
