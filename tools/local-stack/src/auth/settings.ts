/** What `/settings` tells a client about signing in: by password or email, for invited people only. */
export const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: true,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  mfa_enabled: false,
} as const;
