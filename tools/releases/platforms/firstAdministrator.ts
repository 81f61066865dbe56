import { answerOf, type Platform } from './platform';
import { ReleaseError } from '../registry/releaseError';

/** How a person gets an account without an invitation. */
export interface FirstAdministrator {
  /** A link that works once, within an hour, and asks for name and password; undefined for a person with an account. */
  link?: string;
  /** Whether the account becomes a super admin, because the platform has none yet. */
  isFirst: boolean;
}

/** Lets one address have an account without an invitation, and makes its first link. */
export async function nameFirstAdministrator(
  { registry, siteOrigin }: Platform,
  email: string,
): Promise<FirstAdministrator> {
  const isFirst: boolean = await answerOf(registry.rpc('set_first_administrator', { email_param: email }));
  const { data, error } = await registry.auth.admin.generateLink({ type: 'invite', email });
  if (error?.code === 'email_exists') return { isFirst };
  if (error) {
    throw new ReleaseError(`${email} may have an account now, but its link was not made: ${error.message}. Try again.`);
  }
  const proof = new URLSearchParams({ type: 'invite', token_hash: data.properties.hashed_token });
  return { isFirst, link: `${siteOrigin}/auth/password?${proof}` };
}
