import { sampleClub, sampleSeasons } from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

/** Both clubs with their engagements and seasons. */
export function clubs(): string[] {
  const { clock, moduleIds, ...club } = sampleClub;
  return [
    insert('public.clubs', [
      { ...club, clockOverride: clock },
      {
        id: LAKESIDE,
        slug: 'lakeside',
        name: 'Lakeside Golf & Country Club',
        type: 'Country Club',
        size: 'large',
        memberCount: 640,
        season: '2025',
        address: '1 Fairway Drive\nLake Geneva, WI 53147',
        timeZone: 'America/Chicago',
        plan: 'manage',
      },
    ]),
    insert('public.club_modules', [
      ...moduleIds.map((moduleId) => ({ clubId: club.id, moduleId })),
      // Lakeside's training rows are from an earlier engagement and stay its own.
      ...['pre-season', 'recruitment', 'operations', 'post-season', 'club-future'].map((moduleId) => ({
        clubId: LAKESIDE,
        moduleId,
      })),
    ]),
    insert('public.seasons', [
      ...sampleSeasons.map((season) => ({ ...season, clubId: club.id })),
      {
        id: lakesideId('season', 1),
        clubId: LAKESIDE,
        year: '2025',
        startsOn: '2025-03-15',
        opensOn: '2025-04-12',
        endsOn: '2025-11-09',
        closedAt: null,
      },
    ]),
  ];
}
