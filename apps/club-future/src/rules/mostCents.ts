/** The most that one amount can be, in cents: $100,000,000, the limit of the tables of projects, wishes and reserves. */
export const MOST_CENTS = 10_000_000_000;
