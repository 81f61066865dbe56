/** Stops a person who is about to sign out. Call `signOut` to go on. */
type SignOutGuard = (signOut: () => void) => void;

let guard: SignOutGuard | undefined;

/** Sets or removes the guard that is asked before a person signs out. */
export const guardSigningOut = (next: SignOutGuard | undefined): void => void (guard = next);

/** Signs out, if the guard lets the person go. */
export const askBeforeSignOut: SignOutGuard = (signOut) => (guard ? guard(signOut) : signOut());
