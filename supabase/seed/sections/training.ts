import { sampleClub, sampleTrainingModules } from '@platform/sample-club';
import { LAKESIDE } from '../lakeside';
import { insert } from '../sql';

const clubId = sampleClub.id;
const CART_BARN = '20000000-0000-4000-8000-000000001000';
const BEVERAGES = '20000000-0000-4000-8000-000000002000';

/** What both clubs teach, and who takes part. */
export function training(): string[] {
  return [
    insert('public.training_courses', [
      ...sampleTrainingModules.map(({ id, title }) => ({ id, clubId, title })),
      { id: CART_BARN, clubId: LAKESIDE, title: 'Cart Barn Safety' },
      { id: BEVERAGES, clubId: LAKESIDE, title: 'Responsible Beverage Service' },
    ]),
    insert(
      'public.training_participants',
      sampleTrainingModules.flatMap(({ id: courseId, participants }) =>
        participants.map(({ id, name, completedAt }) => ({ id, clubId, courseId, name, completedAt })),
      ),
    ),
    insert('public.training_participants', [
      { clubId: LAKESIDE, courseId: CART_BARN, name: 'Sam Okafor', completedAt: '2025-04-05T10:00:00-05:00' },
      { clubId: LAKESIDE, courseId: CART_BARN, name: 'Wes Hollander', completedAt: null },
      { clubId: LAKESIDE, courseId: CART_BARN, name: 'June Castellano', completedAt: null },
      { clubId: LAKESIDE, courseId: BEVERAGES, name: 'June Castellano', completedAt: '2025-04-18T14:00:00-05:00' },
      { clubId: LAKESIDE, courseId: BEVERAGES, name: 'Theo Marsh', completedAt: '2025-04-18T14:00:00-05:00' },
    ]),
  ];
}
