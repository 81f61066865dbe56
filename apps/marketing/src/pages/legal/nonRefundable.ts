/** A term of every engagement: its legal text and the answers to questions say the same. */
export const NON_REFUNDABLE = 'Fees are non-refundable unless the agreement says otherwise.';
