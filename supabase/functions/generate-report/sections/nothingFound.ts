/** What sections say where the club has no rows for them. */
export const NO_STAFF = 'No staff members found.';
export const NO_HOURS = 'No hours in this period.';
export const NO_SHIFTS = 'No published shifts in this period.';
export const NO_PROJECTS = 'No capital projects are under way.';
