import type { ClockAction } from '../source/timeClockSource';

/** A person as the screen of a shared clock shows them. Moments are ISO 8601. */
export interface PersonAtClock {
  id: string;
  name: string;
  role: string;
  hasPin: boolean;
  /** Since when they are at work; null while they are not. */
  since: string | null;
  breakSince: string | null;
}

/** What the screen shows. */
export interface SharedClockState {
  clubName: string;
  timeZone: string;
  deviceName: string;
  /** The moment of the club as the answer was made. */
  now: string;
  /** The clock of a demo club. */
  standsStill: boolean;
  people: readonly PersonAtClock[];
}

/** What became of a press. `opensAt`: when PINs are taken again, on the club's clock. */
export type PunchAnswer =
  | { outcome: 'done'; at: string }
  | { outcome: 'wrong_pin'; opensAt: string | null }
  | { outcome: 'locked'; opensAt: string }
  | { outcome: 'no_pin' };

/** What a person presses. */
export interface Punch {
  staffId: string;
  action: ClockAction;
  /** Sent again with the same key, a punch changes nothing. */
  key: string;
}

/** A punch that could not be sent. It has no PIN: none is kept on a screen. */
export interface UnsentPunch extends Punch {
  name: string;
  /** The club's moment. */
  pressedAt: string;
  /** It could not be told either, because the person has left, or after a week. */
  isRefused?: boolean;
}

/** What the screen of a shared clock can do, and nothing else. */
export interface SharedClock {
  /** Tells cached answers of different clocks apart. */
  key: string;
  /** Said below the list, such as the PIN of a demo. */
  note?: string;
  read(): Promise<SharedClockState>;
  /** @throws DataError where it was refused, or not sent */
  punch(punch: Punch, pin: string): Promise<PunchAnswer>;
  /** Tells managers of a punch that was not sent. Told twice, it is kept once. */
  tellUnsent(punch: UnsentPunch): Promise<void>;
}
