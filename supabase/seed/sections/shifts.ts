import { sampleClub, sampleId } from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

/** Who works when. */
export function shifts(): string[] {
  return [
    insert('public.shifts', [
      {
        id: sampleId('shift', 1),
        clubId: sampleClub.id,
        staffId: sampleId('staff', 1),
        role: 'Lifeguard',
        startsAt: '2025-05-01T10:00:00-04:00',
        endsAt: '2025-05-01T16:00:00-04:00',
        status: 'published',
      },
      {
        id: lakesideId('shift', 1),
        clubId: LAKESIDE,
        staffId: lakesideId('staff', 1),
        role: 'Cart Attendant',
        startsAt: '2025-05-01T07:00:00-05:00',
        endsAt: '2025-05-01T13:00:00-05:00',
        status: 'published',
      },
    ]),
  ];
}
