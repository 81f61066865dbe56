import { compareNames } from '@platform/module-kit/screens';
import type { ClockAction, ClockAttempt, ClockDevice } from '../source/timeClockSource';

/** Digits of a PIN, as the database checks them (app.keep_clock_pin). */
export const PIN_DIGITS = { least: 4, most: 8 };

/** Whether a PIN is one of the first that others would try: all digits the same, or in a row. */
export const isEasyPin = (pin: string): boolean =>
  /^(.)\1*$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);

export const isPin = (pin: string): boolean =>
  /^[0-9]+$/.test(pin) && pin.length >= PIN_DIGITS.least && pin.length <= PIN_DIGITS.most;

/** Those that are on first, then by name; of one name, the one that was on last. */
export function inDeviceOrder(devices: readonly ClockDevice[]): ClockDevice[] {
  return [...devices].sort(
    (one, other) =>
      Number(other.isOn) - Number(one.isOn) ||
      compareNames(one.name, other.name) ||
      (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? '') ||
      one.id.localeCompare(other.id),
  );
}

/** What a person wanted to do. */
export const actionWords: Record<ClockAction, string> = {
  in: 'Clock in',
  out: 'Clock out',
  break: 'Start break',
  back: 'End break',
};

/** Why it did not work. */
export const attemptWords: Record<ClockAttempt['outcome'], string> = {
  wrong_pin: 'Wrong PIN',
  locked: 'Closed after wrong PINs',
  not_sent: 'No connection: enter the hours',
};

/** Where an entry was clocked, where that was a shared clock: `Shared clock: Guard room`. */
export function clockedAtInWords({
  inDevice,
  outDevice,
}: {
  inDevice: string | null;
  outDevice: string | null;
}): string {
  if (inDevice !== null && outDevice !== null && inDevice !== outDevice) {
    return `Shared clocks: in at ${inDevice}, out at ${outDevice}`;
  }
  if (inDevice !== null) return `Shared clock: ${inDevice}`;
  return outDevice === null ? '' : `Shared clock: out at ${outDevice}`;
}
