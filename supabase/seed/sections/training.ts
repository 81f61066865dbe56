import { sampleClub, sampleInServiceSessions, sampleTrainingModules } from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

const clubId = sampleClub.id;
const CART_BARN = '20000000-0000-4000-8000-000000001000';
const BEVERAGES = '20000000-0000-4000-8000-000000002000';

/** What both clubs teach, who takes part, and which in-service sessions they have held. Completing what renews a certification writes it, if it is not there. */
export function training(): string[] {
  return [
    insert('public.training_courses', [
      ...sampleTrainingModules.map(({ participants: _, dueOn: _due, ...course }) => ({ ...course, clubId })),
      {
        id: CART_BARN,
        clubId: LAKESIDE,
        title: 'Cart Barn Safety',
        description: 'Charging, washing, parking, and the slope behind the ninth.',
        inServiceHours: 1.5,
      },
      {
        id: BEVERAGES,
        clubId: LAKESIDE,
        title: 'Responsible Beverage Service',
        description: 'Checking age, counting drinks, and saying no.',
        certificationTypeId: lakesideId('certificationType', 1),
      },
    ]),
    insert(
      'public.training_participants',
      sampleTrainingModules.flatMap(({ id: courseId, dueOn, participants }) =>
        participants.map((participant) => ({ ...participant, clubId, courseId, dueOn })),
      ),
    ),
    insert(
      'public.training_participants',
      lakesideParticipants.map(([courseId, person, name, completedAt]) => ({
        clubId: LAKESIDE,
        courseId,
        staffId: lakesideId('staff', person),
        name,
        completedAt,
        dueOn: '2025-05-30',
      })),
    ),
    insert('public.in_service_sessions', [
      ...sampleInServiceSessions.map(({ staffIds: _, ...session }) => ({ ...session, clubId })),
      {
        id: lakesideId('inServiceSession', 1),
        clubId: LAKESIDE,
        heldOn: '2025-04-06',
        topic: 'Lightning drill',
        minutes: 30,
        ledBy: 'June Castellano',
        notes: null,
      },
    ]),
    insert('public.in_service_attendances', [
      ...sampleInServiceSessions.flatMap(({ id: sessionId, staffIds }) =>
        staffIds.map((staffId) => ({ clubId, sessionId, staffId })),
      ),
      ...[1, 4].map((person) => ({
        clubId: LAKESIDE,
        sessionId: lakesideId('inServiceSession', 1),
        staffId: lakesideId('staff', person),
      })),
    ]),
  ];
}

const lakesideParticipants: [course: string, person: number, name: string, completedAt: string | null][] = [
  [CART_BARN, 1, 'Sam Okafor', '2025-04-05T10:00:00-05:00'],
  [CART_BARN, 4, 'Wes Hollander', null],
  [CART_BARN, 2, 'June Castellano', null],
  [BEVERAGES, 2, 'June Castellano', '2025-04-18T14:00:00-05:00'],
  [BEVERAGES, 3, 'Theo Marsh', '2025-04-18T14:00:00-05:00'],
];
