/** What an `<input type="email">` accepts (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the domain. */
const EMAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/**
 * Whether a person can be reached at it, as far as its form tells. Every form of the product asks here, and so do the
 * functions that take a form from visitors; the database (app.is_email_address) states the same rule.
 */
export const isEmailAddress = (text: string): boolean => EMAIL_ADDRESS.test(text);
