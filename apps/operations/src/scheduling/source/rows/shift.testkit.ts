import type { Shift, ShiftPlan } from './shift';

/** A draft of a lifeguard, open unless `some` says otherwise. */
export const testPlan = (some: Partial<ShiftPlan> = {}): ShiftPlan => ({
  staffId: null,
  role: 'Lifeguard',
  location: null,
  startsAt: '2025-05-01T14:00:00.000Z',
  endsAt: '2025-05-01T20:00:00.000Z',
  breakMinutes: 0,
  status: 'draft',
  needsCover: false,
  notes: null,
  seriesId: null,
  ...some,
});

/** The same as it is stored. */
export const testShift = ({ id = 'one', wasPublished = false, version = 1, ...some }: Partial<Shift> = {}): Shift => ({
  ...testPlan(),
  id,
  wasPublished,
  version,
  ...some,
});
