/** Below the title of the page. */
export const REPORTS_DESCRIPTION = 'The season in figures, beside another season.';
