/**
 * Methods of the sign-in client that no page calls: people sign in with a password or a link from an email, and the
 * service lets no one sign up. The constructor needs some of them to exist.
 */
export const UNUSED = [
  'signInAnonymously',
  'signUp',
  'signInWithOAuth',
  'exchangeCodeForSession',
  'signInWithWeb3',
  'signInWithEthereum',
  'signInWithSolana',
  '_exchangeCodeForSession',
  'signInWithIdToken',
  'signInWithOtp',
  'signInWithSSO',
  'reauthenticate',
  '_reauthenticate',
  'resend',
  '_acquireLock',
  'setSession',
  '_setSession',
  'refreshSession',
  '_refreshSession',
  'getUserIdentities',
  'linkIdentity',
  'linkIdentityOAuth',
  'linkIdentityIdToken',
  'unlinkIdentity',
  '_handleProviderSignIn',
  '_getUrlForProvider',
  '_unenroll',
  '_enroll',
  '_verify',
  '_challenge',
  '_challengeAndVerify',
  '_listFactors',
  '_getAuthenticatorAssuranceLevel',
  '_getAuthorizationDetails',
  '_approveAuthorization',
  '_denyAuthorization',
  '_listOAuthGrants',
  '_revokeOAuthGrant',
  'fetchJwk',
  'getClaims',
  'signInWithPasskey',
  'registerPasskey',
  '_startPasskeyRegistration',
  '_verifyPasskeyRegistration',
  '_startPasskeyAuthentication',
  '_verifyPasskeyAuthentication',
  '_listPasskeys',
  '_updatePasskey',
  '_deletePasskey',
];

/** A method as @supabase/auth-js publishes it. */
const METHOD = /^ {4}(?:async )?(\w+)\([^\n]*\{\n.*?\n {4}\}$/gms;
/** A call that writes to the log of a client with `debug`, which no page sets. */
const LOG_CALL = /^( +)this\._debug\(.*\);$/gm;

/**
 * Loader for the sign-in client of a page, GoTrueClient.js. An unused method throws instead, and the compiler leaves out
 * what only it needs. Fails if a method is not there, such as after an update of the package.
 */
export default function unusedMethods(source) {
  const missing = new Set(UNUSED);
  const rest = source.replace(METHOD, (method, name) =>
    missing.delete(name) ? `    ${name}() { leftOut(); }` : method,
  );
  if (missing.size > 0)
    throw new Error(
      `GoTrueClient.js no longer has ${[...missing].join(', ')}: see tools/bundler/client/unusedMethods.mjs.`,
    );
  return `${rest.replace(LOG_CALL, '$1;')}
function leftOut() {
  throw new Error('The platform does not sign in this way. tools/bundler/client leaves the code out.');
}
`;
}
