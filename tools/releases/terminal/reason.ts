import { ReleaseError } from '../registry/releaseError';

/**
 * The reason that the history keeps, as it was typed.
 * @throws ReleaseError if there is none, or only punctuation, such as a copied "…"
 */
export function reasonOf(typed: string | undefined, consequence = 'the history keeps it'): string {
  const reason = typed?.trim() ?? '';
  if (!/[\p{L}\p{N}]/u.test(reason)) throw new ReleaseError(`Say why, with --reason "…": ${consequence}.`);
  return reason;
}
