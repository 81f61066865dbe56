/** Every page of Operations, below the address of a club or of the demo. */
export const pagesOf = (base: string): string[] => [
  base,
  `${base}?view=water`,
  `${base}/rotation`,
  `${base}/water-sheet`,
  `${base}?view=logs`,
  `${base}?view=incidents`,
  `${base}?view=templates`,
  `${base}?tab=labor`,
  `${base}?tab=vendors`,
  `${base}?tab=tickets`,
  `${base}/report`,
  `${base}/places`,
  `${base}/upkeep`,
];

/** Rows of the sample club: a ticket that is open, one that is in progress, and a vendor whose visit was due. */
export const HANDRAIL = { id: '10000041-0000-4000-8000-000000000001', title: 'Loose handrail at the deep-end ladder' };
export const ACID_FEED = { id: '10000041-0000-4000-8000-000000000002', title: 'Acid feed of the main pool runs low' };
export const BLUE_RIDGE = { id: '10000039-0000-4000-8000-000000000001', name: 'Blue Ridge Pool Service' };
export const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';

export const MANAGER = 'manager@pinehollow.test';
export const STAFF = 'staff@pinehollow.test';
