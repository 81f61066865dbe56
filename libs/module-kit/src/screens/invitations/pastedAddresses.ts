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
 * Reads addresses in the formats people use: one a line or with commas, semicolons or blanks, alone or as
 * `Ana Lima <ana@club.org>`. A repeated address is read once.
 */
export function readAddresses(text: string): PastedAddress[] {
  const found = new Set(text.split(/[\n,;]+/).flatMap(addressesIn));
  return [...found].map((email, index) => ({ email, problem: problemWith(email, index) }));
}

function addressesIn(part: string): string[] {
  const written = (/<([^<>]*)>/.exec(part)?.[1] || part).trim().toLowerCase();
  const words = written.split(/\s+/).filter(Boolean);
  // A name without its own angle brackets stays beside its address, so that the person sees what is wrong.
  return words.every((word) => word.includes('@')) ? words : [written];
}

function problemWith(email: string, index: number): string | null {
  if (email.length > LONGEST || !isEmailAddress(email)) {
    return 'This is not an email address. Check it for typing errors.';
  }
  if (index >= MOST_AT_ONCE) return `More than ${MOST_AT_ONCE} at once. Invite the rest in an hour.`;
  return null;
}
