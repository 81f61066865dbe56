import type { ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { ClockAction } from '../rows/sharedClock';
import { timeClockChange } from './timeClockChange';

/** Clocks the reader in or out. The server sets the time and finds the shift, so the page waits for it. */
export const clockMe = timeClockChange({
  waits: 'computed',
  send: (_reader: ClubReader, action: ClockAction) => save((db) => db.rpc('clock_me', { action })),
});
