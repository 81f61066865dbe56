import type { ShiftPlan } from '../source/rows/shift';
import { copyOf, movedTo } from './moves';

const plan: ShiftPlan = {
  staffId: 'a',
  role: 'Lifeguard',
  location: 'Main pool',
  startsAt: '2025-03-08T15:00:00.000Z',
  endsAt: '2025-03-08T21:00:00.000Z',
  breakMinutes: 30,
  status: 'published',
  needsCover: true,
  notes: null,
  seriesId: null,
};
const NEW_YORK = 'America/New_York';

test('keeps the hours of the club’s clock across a clock change', () => {
  expect(movedTo(plan, { day: '2025-03-09' }, NEW_YORK)).toMatchObject({
    startsAt: '2025-03-09T14:00:00.000Z',
    endsAt: '2025-03-09T20:00:00.000Z',
    staffId: 'a',
    needsCover: true,
  });
});

test('keeps a night shift that ends on the next day', () => {
  const night = { ...plan, startsAt: '2025-05-02T02:00:00.000Z', endsAt: '2025-05-02T06:00:00.000Z' };
  expect(movedTo(night, { day: '2025-05-05', staffId: null }, NEW_YORK)).toMatchObject({
    startsAt: '2025-05-06T02:00:00.000Z',
    endsAt: '2025-05-06T06:00:00.000Z',
    staffId: null,
    needsCover: false,
  });
});

test('makes a copy a draft', () => {
  expect(copyOf(plan)).toMatchObject({ status: 'draft', needsCover: false, staffId: 'a' });
});
