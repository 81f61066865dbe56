import { isEmailAddress } from '@platform/contract';

/** Longest address, in characters; a constraint of the table says the same. */
const LONGEST = 254;

/** Most invitations that one person sends within an hour; app.count_invitation says the same. */
export const MOST_AT_ONCE = 50;

/** One of the addresses that were typed or pasted. */
export interface PastedAddress {
  /** In small letters, without the name that stood beside it. */
  email: string;
  /** Why no one is invited there; null when it can be tried. */
  problem: string | null;
}

/**
 * Reads addresses the way people have them: one a line or with commas and semicolons, alone or as
 * `Ana Lima <ana@club.org>`. One that stands there twice is read once.
 */
export function readAddresses(text: string): PastedAddress[] {
  const found = new Set(text.split(/[\n,;]+/).flatMap(addressIn));
  return [...found].map((email, index) => ({ email, problem: problemWith(email, index) }));
}

function addressIn(part: string): string[] {
  const email = (/<([^<>]*)>/.exec(part)?.[1] || part).trim().toLowerCase();
  return email === '' ? [] : [email];
}

function problemWith(email: string, index: number): string | null {
  if (email.length > LONGEST || !isEmailAddress(email)) {
    return 'This is not an email address. Check it for typing errors.';
  }
  if (index >= MOST_AT_ONCE) return `More than ${MOST_AT_ONCE} at once. Invite the rest in an hour.`;
  return null;
}
