/** Said when the member count is missing or out of range. */
export const ENTER_MEMBER_COUNT = 'Enter a number from 0 to 1,000,000.';

/** The kinds of organization, word for word (specification 5.4). */
export const clubTypes = [
  'Swim & Tennis Club',
  'Country Club',
  'Golf Club',
  'Fitness Center',
  'Community Center',
  'Resort',
  'Other',
] as const;

/** The sizes of a club by its number of employees, word for word (specification 5.4). */
export const clubSizes = [
  { value: 'small', band: '(1-15 staff)' },
  { value: 'medium', band: '(15-35 staff)' },
  { value: 'large', band: '(35+ staff)' },
] as const;

/** The longest texts in characters, as in the database. */
export const longest = { name: 120, address: 500, displayName: 120 } as const;

/** The most members that the database accepts. */
export const MOST_MEMBERS = 1_000_000;
