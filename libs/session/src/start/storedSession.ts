import { SESSION_STORAGE_KEY } from '../client/sessionKey';

/** The parts of a stored session that are used before the client has loaded. */
export interface StoredSession {
  access_token: string;
  user: StoredUser;
}

export interface StoredUser {
  id: string;
  email?: string;
  user_metadata?: Record<string, unknown>;
}

/** The client renews a token that is valid for less than this (EXPIRY_MARGIN_MS of auth-js, milliseconds). */
const RENEWED_BEFORE = 90_000;

/** Whether the browser keeps a session. False where the browser keeps no site data, or the value cannot be read. */
export const hasStoredSession = (): boolean => 'access_token' in (readStored() ?? {});

/**
 * The stored session if the client would use it without asking the auth service: its token is valid for a while yet.
 * Undefined for every other one.
 */
export function validStoredSession(): StoredSession | undefined {
  const stored = readStored() ?? {};
  const { access_token: token, expires_at: expiresAt, user } = stored;
  if (typeof token !== 'string' || typeof expiresAt !== 'number' || !isUser(user)) return undefined;
  return expiresAt * 1000 - Date.now() > RENEWED_BEFORE ? { ...stored, access_token: token, user } : undefined;
}

const isUser = (value: unknown): value is StoredUser =>
  typeof (value as StoredUser | null | undefined)?.id === 'string';

function readStored(): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the address brings the answer of the auth service, as links in its emails do. */
export function carriesAuthAnswer({ hash, search }: Location): boolean {
  return /[#&](access_token|error_code)=/.test(hash) || /[?&]code=/.test(search);
}
