import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the time does not reveal how much of the secret was right. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
