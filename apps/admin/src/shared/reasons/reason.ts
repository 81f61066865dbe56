/** Most characters of a reason, as in the database. */
export const LONGEST_REASON = 500;

/** Whether a text is a reason: neither blank nor too long. */
export const isReason = (text: string): boolean => text.trim() !== '' && text.length <= LONGEST_REASON;
