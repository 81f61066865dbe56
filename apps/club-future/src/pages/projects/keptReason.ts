/** Where people read a reason later, as a hint of its field. */
export const KEPT_IN_HISTORY = 'It stays in the history of the project.';
