/**
 * The pattern of `<input type="email">` (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the domain.
 */
const EMAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Whether a person can be reached at it, as far as its form tells. The forms say the same (libs/contract). */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text);
