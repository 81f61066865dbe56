/** Where the client keeps the session between visits. Fixed, so that a visit can tell early whether there is one. */
export const SESSION_STORAGE_KEY = 'platform-session';
