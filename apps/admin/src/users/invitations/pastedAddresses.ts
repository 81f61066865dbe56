import { isEmailAddress } from '@platform/contract';

/** Longest address in characters, as in the table's constraint. */
const LONGEST = 254;

/** Most invitations that one person sends within an hour, as in app.count_invitation. */
export const MOST_AT_ONCE = 50;

/** One of the typed or pasted addresses. */
export interface PastedAddress {
  /** In lower case, without the name beside it. */
  email: string;
  /** Why it cannot be invited; null if it can be tried. */
  problem: string | null;
}

/**
 * Reads addresses in the formats people use: one a line or with commas and semicolons, alone or as
 * `Ana Lima <ana@club.org>`. A repeated address is read once.
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
