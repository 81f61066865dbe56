import type { PlatformManifest } from '@platform/contract';
import { failureWords, supabase, takeStartManifest } from '@platform/session';
import { readManifest } from './readManifest';

/**
 * Asks which modules, in which releases, the signed-in person has.
 * @param ticket the preview that this tab was opened for
 * @throws Error that says in a sentence why the request failed, or that the answer is not a manifest
 */
export async function askRegistry(ticket?: string): Promise<PlatformManifest> {
  const client = await supabase();
  const answer = await client.rpc('platform_manifest', ticket === undefined ? {} : { ticket_param: ticket });
  if (answer.error) throw new Error(failureWords(answer));
  return readManifest(answer.data);
}

/**
 * The same at the start of a page, which has often requested that answer already. Asks if it has not.
 * @throws Error as `askRegistry` does
 */
export async function firstManifest(userId: string, ticket?: string): Promise<PlatformManifest> {
  const known = await takeStartManifest(userId, ticket);
  return known === undefined ? askRegistry(ticket) : readManifest(known);
}
