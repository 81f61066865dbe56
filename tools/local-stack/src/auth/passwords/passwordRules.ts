import { AuthError } from '../authError';

/** As `minimum_password_length` of supabase/config.toml. */
const MIN_LENGTH = 8;
/** bcrypt ignores everything after 72 bytes; a longer password would be weaker than it looks. */
const MAX_BYTES = 72;

/** @throws AuthError if the password is not allowed */
export function requireStrongPassword(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw new AuthError(422, 'validation_failed', `Password cannot be longer than ${MAX_BYTES} characters`);
  }
  if (password.length >= MIN_LENGTH) return;
  throw new AuthError(422, 'weak_password', `Password should be at least ${MIN_LENGTH} characters.`, {
    weak_password: { reasons: ['length'] },
  });
}
