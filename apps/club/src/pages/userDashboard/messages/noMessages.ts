/** Said where a person has no messages. */
export const MESSAGES_APPEAR_HERE = 'What your team writes to you appears here.';
