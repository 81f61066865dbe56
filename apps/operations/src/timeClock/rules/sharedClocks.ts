import { compareNames } from '@platform/module-kit/screens';
import type { ClockAction, ClockAttempt, ClockDevice } from '../source/rows/sharedClock';

/** Digits of a PIN, as the database checks them (app.keep_clock_pin). */
export const PIN_DIGITS = { least: 4, most: 8 };

/** Whether a PIN is easy to guess: all digits the same, or consecutive. */
export const isEasyPin = (pin: string): boolean =>
  /^(.)\1*$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);

export const isPin = (pin: string): boolean =>
  /^[0-9]+$/.test(pin) && pin.length >= PIN_DIGITS.least && pin.length <= PIN_DIGITS.most;

/** Active clocks first, then by name; for equal names, the most recently active first. */
export function inDeviceOrder(devices: readonly ClockDevice[]): ClockDevice[] {
  return [...devices].sort(
    (one, other) =>
      Number(other.isOn) - Number(one.isOn) ||
      compareNames(one.name, other.name) ||
      (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? '') ||
      one.id.localeCompare(other.id),
  );
}

/** The words for what a person tried to do. */
export const actionWords: Record<ClockAction, string> = {
  in: 'Clock in',
  out: 'Clock out',
  break: 'Start break',
  back: 'End break',
};

/** The words for why it failed. */
export const attemptWords: Record<ClockAttempt['outcome'], string> = {
  wrong_pin: 'Wrong PIN',
  locked: 'Closed after wrong PINs',
  not_sent: 'No connection: enter the hours',
};

/** The shared clock of an entry, if there was one: `Shared clock: Guard room`. */
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
