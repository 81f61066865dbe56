/** Said when required fields of a form are empty. */
export const FILL_IN_ALL = 'Please fill in all required fields.';
