/** What managers see on the page. */
export const CLOCK_DESCRIPTION = 'Who is at work, and what each person has worked.';
