/** What kind of organization a club may be, word for word (specification 5.4). */
export const clubTypes = [
  'Swim & Tennis Club',
  'Country Club',
  'Golf Club',
  'Fitness Center',
  'Community Center',
  'Resort',
  'Other',
] as const;

/** How many people work there, word for word (specification 5.4). */
export const clubSizes = [
  { value: 'small', band: '(1-15 staff)' },
  { value: 'medium', band: '(15-35 staff)' },
  { value: 'large', band: '(35+ staff)' },
] as const;

/** What the wizard holds, as typed. */
export interface ClubDraft {
  name: string;
  type: string;
  size: string;
  memberCount: string;
  /** IANA; empty until the person chooses another zone than the browser's. */
  timeZone: string;
  address: string;
}

export const emptyDraft: ClubDraft = { name: '', type: '', size: '', memberCount: '', timeZone: '', address: '' };

/** Most characters a text takes; the database refuses more. */
export const longest = { name: 120, address: 500, displayName: 120 } as const;
