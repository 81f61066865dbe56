import { isEmailAddress } from '@platform/contract';

/** The most invitations that one person can send within an hour, as in app.count_invitation. */
export const MOST_AT_ONCE = 50;

export interface TypedAddress {
  email: string;
  /** Why the address cannot be invited; null if it can be tried. */
  problem: string | null;
}

/** Reads addresses from lines or commas, each once. */
export function readAddresses(text: string): TypedAddress[] {
  const found = new Set(
    text
      .split(/[\s,;]+/)
      .map((part) => part.replace(/^<|>$/g, '').toLowerCase())
      .filter((part) => part !== ''),
  );
  return [...found].map((email, index) => ({ email, problem: problemWith(email, index) }));
}

function problemWith(email: string, index: number): string | null {
  if (email.length > 254 || !isEmailAddress(email)) return 'This is not an email address. Check it for typing errors.';
  return index < MOST_AT_ONCE ? null : `More than ${MOST_AT_ONCE} at once. Invite the rest in an hour.`;
}
