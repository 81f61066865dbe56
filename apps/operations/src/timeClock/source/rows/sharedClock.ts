/** A screen where people clock in and out with their name and a PIN. */
export interface ClockDevice {
  id: string;
  name: string;
  /** When the screen last asked who is at work; null before the first time. */
  lastSeenAt: string | null;
  /** False once it was turned off. */
  isOn: boolean;
}

/** Whether a staff member can use a shared clock. */
export interface ClockPin {
  staffId: string;
  name: string;
  role: string;
  hasPin: boolean;
}

/** A failed attempt at a shared clock. `not_sent`: the screen had no connection, and reported it later. */
export interface ClockAttempt {
  id: string;
  name: string;
  deviceName: string;
  action: ClockAction;
  outcome: 'wrong_pin' | 'locked' | 'not_sent';
  pressedAt: string;
}

/** Who set the reader's PIN. */
export type OwnPin = 'none' | 'own' | 'manager';

export type ClockAction = 'in' | 'out' | 'break' | 'back';
