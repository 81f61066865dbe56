import { DataError, failureReason, useQuery } from '@platform/module-kit';
import { newId } from '@platform/module-kit/screens';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { ClockAction } from '../source/timeClockSource';
import { LIST, nextStep, type ClockEvent, type Step } from './clockStep';
import type { SharedClock, UnsentPunch } from './sharedClock';
import { unsentPunches } from './unsentPunches';

/** How often the screen asks who is on (ms). */
const AGAIN = 15_000;

/** A step, and how many things have happened: each begins the pause of the screen again. */
interface Shown {
  step: Step;
  events: number;
}

const play = ({ step, events }: Shown, event: ClockEvent): Shown => ({
  step: nextStep(step, event),
  events: events + 1,
});

/** What the screen of a shared clock shows and does. */
export function useSharedClock(clock: SharedClock) {
  const [{ step, events }, tell] = useReducer(play, { step: LIST, events: 0 });
  const shown = useQuery({
    queryKey: ['shared-clock', clock.key.slice(0, 8)],
    queryFn: clock.read,
    refetchInterval: AGAIN,
    // A wall screen is looked at without being touched.
    refetchIntervalInBackground: true,
  });
  const { data, dataUpdatedAt, refetch } = shown;
  const { unsent, keep, drop } = useUnsent(clock, dataUpdatedAt, step.at !== 'person');

  /** The moment of the club, in ms since 1970. */
  const clubNow = () => {
    if (!data) return Date.now();
    return Date.parse(data.now) + (data.standsStill ? 0 : Date.now() - dataUpdatedAt);
  };

  async function press(action: ClockAction): Promise<void> {
    if (step.at !== 'person' || step.pending !== null) return;
    const { staffId, pin, key } = step;
    const pressedAt = new Date(clubNow()).toISOString();
    const name = data?.people.find(({ id }) => id === staffId)?.name ?? '';
    // On the disk before it is sent: not even an empty battery loses it without a word.
    keep({ staffId, action, key, name, pressedAt });
    tell({ kind: 'press', action });
    try {
      const answer = await clock.punch({ staffId, action, key }, pin);
      drop(key);
      tell({ kind: 'answer', action, answer, key: newId() });
    } catch (error) {
      if (error instanceof DataError && !error.isTransient) {
        drop(key);
        tell({ kind: 'refuse', message: failureReason(error, 'The clock refused this'), key: newId() });
      } else {
        tell({ kind: 'lose', action, pressedAt });
      }
    }
    void refetch();
  }

  return {
    shown,
    step,
    /** Changes with everything that happens. */
    events,
    unsent,
    /** A manager knows of a punch that could not be told. */
    forget: drop,
    clubNow,
    choose: (staffId: string) => tell({ kind: 'choose', staffId, key: newId() }),
    type: (pin: string) => tell({ kind: 'type', pin }),
    press,
    leave: () => tell({ kind: 'leave' }),
  };
}

/** Punches that were not sent. They are told to managers once there is a connection and no one is trying again. */
function useUnsent(clock: SharedClock, answeredAt: number, mayTell: boolean) {
  const kept = useMemo(() => unsentPunches(clock), [clock]);
  const [unsent, setUnsent] = useState<readonly UnsentPunch[]>(kept.list);
  useEffect(() => {
    if (!mayTell || answeredAt === 0) return;
    for (const punch of kept.list().filter(({ isRefused }) => !isRefused)) {
      void clock.tellUnsent(punch).then(
        () => {
          kept.drop(punch.key);
          setUnsent(kept.list());
        },
        (error: unknown) => {
          // Without a connection, it waits. A refusal would be the same next time: a person has to know of it instead.
          if (!(error instanceof DataError) || error.isTransient) return;
          kept.add({ ...punch, isRefused: true });
          setUnsent(kept.list());
        },
      );
    }
  }, [kept, clock, answeredAt, mayTell]);
  return {
    unsent,
    keep(punch: UnsentPunch) {
      kept.add(punch);
      setUnsent(kept.list());
    },
    drop(key: string) {
      kept.drop(key);
      setUnsent(kept.list());
    },
  };
}
