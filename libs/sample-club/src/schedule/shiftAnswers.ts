import { sampleId } from '../sampleIds';
import { sampleShifts } from './shifts';

export interface SampleShiftAnswer {
  id: string;
  shiftId: string;
  staffId: string;
  answer: 'confirmed' | 'declined';
  note: string | null;
  /** ISO 8601 with offset. */
  answeredAt: string;
}

/** The moment at which the demo club's clock stands still. */
const NOW = Date.parse('2025-05-01T09:00:00-04:00');

/** Every fifth shift still waits for its person's answer, among them one of the lifeguard who signs in. */
const isWaiting = (place: number) => place % 5 === 2;

/** What the demo club's people have said about their coming shifts: who called in sick declined, most others confirmed. */
export const sampleShiftAnswers: readonly SampleShiftAnswer[] = sampleShifts
  .flatMap(({ id, staffId, needsCover, status, startsAt }, place) => {
    const isAsked = status === 'published' && Date.parse(startsAt) > NOW;
    if (!isAsked || staffId === null || (isWaiting(place) && !needsCover)) return [];
    return needsCover
      ? {
          shiftId: id,
          staffId,
          answer: 'declined' as const,
          note: 'Sick since last night.',
          answeredAt: '2025-05-01T07:10:00-04:00',
        }
      : { shiftId: id, staffId, answer: 'confirmed' as const, note: null, answeredAt: '2025-04-24T18:30:00-04:00' };
  })
  .map((answer, place) => ({ id: sampleId('shiftAnswer', place + 1), ...answer }));
