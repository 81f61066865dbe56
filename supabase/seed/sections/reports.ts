import { sampleClub, sampleReports } from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

/** What clubs keep of their figures. */
export function reports(): string[] {
  return [
    insert('public.reports', [
      ...sampleReports.map((report) => ({ ...report, clubId: sampleClub.id })),
      {
        id: lakesideId('report', 1),
        title: 'Spring on the course',
        type: 'operations',
        startsOn: '2025-04-12',
        endsOn: '2025-05-31',
        insights: ['One cart accident on the slope of hole 7.'],
        status: 'draft',
        createdAt: '2025-06-02T09:00:00-05:00',
        clubId: LAKESIDE,
      },
    ]),
  ];
}
