import type { sendOrKeep } from '@platform/module-kit/screens';
import type { Shift } from '../rows/shift';

/** A published shift as a person saw it when they answered it, or asked about it. */
export type SeenShift = Pick<Shift, 'id' | 'staffId' | 'startsAt' | 'endsAt' | 'location' | 'role' | 'status'>;

/**
 * The row of a shift for a change that may wait without a network.
 * @param changed the sentence for the person if the shift is different once there is one
 */
export const seenRow = (seen: SeenShift, changed: string): Parameters<typeof sendOrKeep>[1]['seen'] => ({
  table: 'shifts',
  row: {
    id: seen.id,
    staff_id: seen.staffId,
    starts_at: seen.startsAt,
    ends_at: seen.endsAt,
    location: seen.location,
    role: seen.role,
    status: seen.status,
  },
  changed,
});
