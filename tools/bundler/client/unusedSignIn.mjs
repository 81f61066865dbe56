// Replaces the parts of @supabase/auth-js that no page uses: passkeys, and sign-in with a wallet.
const refuse = () => {
  throw new Error('The platform does not sign in this way. tools/bundler/client leaves the code out.');
};

/** `auth.mfa.webauthn`, which the client makes in its constructor. */
class WebAuthnApi {}

export {
  WebAuthnApi,
  refuse as browserSupportsWebAuthn,
  refuse as createCredential,
  refuse as createSiweMessage,
  refuse as deserializeCredentialCreationOptions,
  refuse as deserializeCredentialRequestOptions,
  refuse as fromHex,
  refuse as getAddress,
  refuse as getCredential,
  refuse as serializeCredentialCreationResponse,
  refuse as serializeCredentialRequestResponse,
  refuse as toHex,
  refuse as webAuthnAbortService,
};
