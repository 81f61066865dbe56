/** Shortest password in characters. The auth service has the same limit (supabase/config.toml). */
export const SHORTEST_PASSWORD = 8;
/** Longest password in bytes: bcrypt ignores the rest. */
const LONGEST_PASSWORD = 72;

export interface PasswordErrors {
  password?: string;
  repeated?: string;
}

/** What is wrong with a password and its repetition; empty if both are valid. */
export function checkPassword(password: string, repeated: string): PasswordErrors {
  if (password.length < SHORTEST_PASSWORD) return { password: `Use at least ${SHORTEST_PASSWORD} characters.` };
  if (new TextEncoder().encode(password).length > LONGEST_PASSWORD) {
    return { password: `Use at most ${LONGEST_PASSWORD} characters.` };
  }
  if (password !== repeated) return { repeated: 'The two passwords differ.' };
  return {};
}
