/** Why the fields of the club cannot be edited. */
export const READ_ONLY_REASON = 'Managers and administrators of the club change this. Ask one of them.';
