/** The most that one amount can be, in cents: $10,000,000, the limit of the tables of tickets and contracts. */
export const MOST_CENTS = 1_000_000_000;
