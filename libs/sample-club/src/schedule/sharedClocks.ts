import { sampleId } from '../sampleIds';
import { staffNamed } from '../staff/staffNamed';

/** The name of the demo club's shared clock. */
export const GUARD_ROOM = 'Guard room';

/** The PIN of everyone of the sample club who has one: for trying the clock, at the local stack and in the demo. */
export const SAMPLE_PIN = '4826';

/** A screen at which people clock with a PIN. Moments are ISO 8601. */
export interface SampleClockDevice {
  id: string;
  name: string;
  createdAt: string;
  lastSeenAt: string;
  revokedAt: string | null;
}

/** One screen is in use; the other was turned off. No link of theirs is known. */
export const sampleClockDevices: readonly SampleClockDevice[] = [
  {
    id: sampleId('clockDevice', 1),
    name: GUARD_ROOM,
    createdAt: '2025-04-18T13:00:00.000Z',
    lastSeenAt: '2025-05-01T12:59:00.000Z',
    revokedAt: null,
  },
  {
    id: sampleId('clockDevice', 2),
    name: 'Front desk',
    createdAt: '2025-04-18T13:10:00.000Z',
    lastSeenAt: '2025-04-22T21:30:00.000Z',
    revokedAt: '2025-04-23T12:00:00.000Z',
  },
];

/** What did not work at a shared clock. */
export interface SampleClockAttempt {
  id: string;
  deviceId: string;
  staffId: string;
  action: 'in' | 'out' | 'break' | 'back';
  outcome: 'wrong_pin' | 'locked' | 'not_sent';
  pressedAt: string;
}

const attempts: [string, SampleClockAttempt['action'], SampleClockAttempt['outcome'], string][] = [
  ['Jordan Blake', 'in', 'wrong_pin', '2025-04-29T19:58:00.000Z'],
  ['Claire Beaumont', 'out', 'not_sent', '2025-04-30T22:04:00.000Z'],
];

export const sampleClockAttempts: readonly SampleClockAttempt[] = attempts.map(
  ([name, action, outcome, pressedAt], place) => ({
    id: sampleId('clockAttempt', place + 1),
    deviceId: sampleId('clockDevice', 1),
    staffId: staffNamed(name).id,
    action,
    outcome,
    pressedAt,
  }),
);

/** Since when people of the staff have a PIN; who is not named here has none yet. */
export const SAMPLE_PINS_SET_AT = '2025-04-19T14:00:00.000Z';
export const sampleWithoutPin: readonly string[] = ['Claire Beaumont'];
