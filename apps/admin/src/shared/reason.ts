/** Most characters of a reason, as in the database. */
export const LONGEST_REASON = 500;

/** The message for a missing reason. */
export const NO_REASON = 'Write in a few words why.';

/** Whether a text is a reason: neither blank nor too long. */
export const isReason = (text: string): boolean => text.trim() !== '' && text.length <= LONGEST_REASON;
