/** A large sum in thousands of dollars, such as `$146K`. @param cents the sum */
export const thousandsInWords = (cents: number): string => `$${Math.round(cents / 100_000).toLocaleString('en-US')}K`;
