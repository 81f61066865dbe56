import { asking, saving } from '@platform/module-kit/screens';
import type { PersonAtClock, PunchAnswer, SharedClock, SharedClockState } from './sharedClock';

const failed = 'The clock has no connection.';
const ask = asking(failed);
const save = saving(failed);

interface Shown {
  club: string;
  time_zone: string;
  device: string;
  now: string;
  stands_still: boolean;
  people: {
    id: string;
    name: string;
    role: string;
    has_pin: boolean;
    since: string | null;
    break_since: string | null;
  }[];
}

type Answered = { outcome: PunchAnswer['outcome']; at?: string; opens_at?: string | null };

/** The shared clock of a token. The screen has no account. */
export function tokenClock(token: string): SharedClock {
  return {
    key: token,
    async read(): Promise<SharedClockState> {
      // The function builds its answer as JSON, so the types do not know its shape (shared_clock_punches.sql).
      const shown = (await ask((db) => db.rpc('read_shared_clock', { token }))) as unknown as Shown;
      return {
        clubName: shown.club,
        timeZone: shown.time_zone,
        deviceName: shown.device,
        now: shown.now,
        standsStill: shown.stands_still,
        people: shown.people.map((person): PersonAtClock => ({
          id: person.id,
          name: person.name,
          role: person.role,
          hasPin: person.has_pin,
          since: person.since,
          breakSince: person.break_since,
        })),
      };
    },
    async punch({ staffId, action, key }, pin): Promise<PunchAnswer> {
      const answered = (await ask((db) =>
        db.rpc('punch_shared_clock', { token, staff_id: staffId, pin, action, client_key: key }),
      )) as unknown as Answered;
      const opensAt = answered.opens_at ?? null;
      switch (answered.outcome) {
        case 'done':
          return { outcome: 'done', at: answered.at ?? '' };
        case 'locked':
          return { outcome: 'locked', opensAt: opensAt ?? '' };
        case 'wrong_pin':
          return { outcome: 'wrong_pin', opensAt };
        case 'no_pin':
          return { outcome: 'no_pin' };
      }
    },
    tellUnsent: ({ staffId, action, pressedAt, key }) =>
      save((db) =>
        db.rpc('tell_of_unsent_punch', { token, staff_id: staffId, action, pressed_at: pressedAt, client_key: key }),
      ),
  };
}
