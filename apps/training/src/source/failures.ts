// What could not be read or saved: the titles of messages, and the reason if the server gave none.
export const SAVE_TRAINING_FAILED = 'Failed to save training';
export const OWN_TRAINING_FAILED = 'Failed to fetch your training';
