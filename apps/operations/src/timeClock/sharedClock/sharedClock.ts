import type { ClockAction } from '../source/rows/sharedClock';

/** A person as the screen of a shared clock shows them. Moments are ISO 8601. */
export interface PersonAtClock {
  id: string;
  name: string;
  role: string;
  hasPin: boolean;
  /** When they clocked in; null while they are not at work. */
  since: string | null;
  breakSince: string | null;
}

/** The data of the screen. */
export interface SharedClockState {
  clubName: string;
  timeZone: string;
  deviceName: string;
  /** The club's time when the answer was made. */
  now: string;
  /** True for the clock of a demo club. */
  standsStill: boolean;
  people: readonly PersonAtClock[];
}

/** The result of a press. `opensAt`: when the clock accepts PINs again, on the club's time. */
export type PunchAnswer =
  | { outcome: 'done'; at: string }
  | { outcome: 'wrong_pin'; opensAt: string | null }
  | { outcome: 'locked'; opensAt: string }
  | { outcome: 'no_pin' };

/** What a person presses. */
interface Punch {
  staffId: string;
  action: ClockAction;
  /** A punch that is resent with the same key changes nothing. */
  key: string;
}

/** A punch that could not be sent. It holds no PIN, because the screen stores none. */
export interface UnsentPunch extends Punch {
  name: string;
  /** The club's time of the punch. */
  pressedAt: string;
  /** The report failed too, because the person left the club or a week has passed. */
  isRefused?: boolean;
}

/** Everything that the screen of a shared clock can do. */
export interface SharedClock {
  /** Tells cached answers of different clocks apart. */
  key: string;
  /** A note below the names, such as the PIN of a demo. */
  note?: string;
  read(): Promise<SharedClockState>;
  /** @throws DataError if it was refused or not sent */
  punch(punch: Punch, pin: string): Promise<PunchAnswer>;
  /** Reports an unsent punch to managers. A repeated report is kept once. */
  tellUnsent(punch: UnsentPunch): Promise<void>;
}
