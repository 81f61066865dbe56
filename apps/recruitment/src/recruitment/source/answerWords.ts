export const NO_EMAIL_SENT = 'No email was sent.';
