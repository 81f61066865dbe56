import { sampleClub, sampleProjectBids } from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

/** What vendors ask for the projects of both clubs. */
export function projectBids(): string[] {
  return [
    insert('public.project_bids', [
      ...sampleProjectBids.map((bid) => ({ ...bid, clubId: sampleClub.id })),
      {
        id: lakesideId('projectBid', 1),
        clubId: LAKESIDE,
        projectId: lakesideId('capitalProject', 2),
        vendorName: 'North Shore Roofing',
        amount: 31_000,
        scope: 'Shingles, flashing and gutters.',
        validUntil: '2025-09-30',
      },
    ]),
  ];
}
