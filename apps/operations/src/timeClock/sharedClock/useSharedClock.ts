import { DataError, failureReason, useQuery } from '@platform/module-kit';
import { newId } from '@platform/module-kit/screens';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { ClockAction } from '../source/rows/sharedClock';
import { LIST, nextStep, type ClockEvent, type Step } from './steps/clockStep';
import type { SharedClock } from './sharedClock';
import { unsentPunches, type Unsent } from './punches/unsentPunches';

/** How often the screen asks who is at work (ms). */
const AGAIN = 15_000;

/** The current step, and a count of events. Each event restarts the pause of the screen. */
interface Shown {
  step: Step;
  events: number;
}

const play = ({ step, events }: Shown, event: ClockEvent): Shown => ({
  step: nextStep(step, event),
  events: events + 1,
});

/** The state and the actions of a shared clock's screen. */
export function useSharedClock(clock: SharedClock) {
  const [{ step, events }, tell] = useReducer(play, { step: LIST, events: 0 });
  const shown = useQuery({
    queryKey: ['shared-clock', clock.key.slice(0, 8)],
    queryFn: clock.read,
    refetchInterval: AGAIN,
    // People look at a wall screen without touching it.
    refetchIntervalInBackground: true,
  });
  const { data, dataUpdatedAt, refetch } = shown;
  const { unsent, keep, drop, forgetDamaged } = useUnsent(clock, dataUpdatedAt, step.at !== 'person');

  /** The club's time, in ms since 1970. */
  const clubNow = () => {
    if (!data) return Date.now();
    return Date.parse(data.now) + (data.standsStill ? 0 : Date.now() - dataUpdatedAt);
  };

  async function press(action: ClockAction): Promise<void> {
    if (step.at !== 'person' || step.pending !== null) return;
    const { staffId, pin, key } = step;
    const pressedAt = new Date(clubNow()).toISOString();
    const name = data?.people.find(({ id }) => id === staffId)?.name ?? '';
    // Stored before it is sent, so that even a dead battery does not lose it silently.
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
    /** Changes with every event. */
    events,
    unsent,
    /** Removes an unreported punch once a manager knows of it. */
    forget: drop,
    /** Removes the note that some times cannot be read, once a manager knows. */
    forgetDamaged,
    clubNow,
    choose: (staffId: string) => tell({ kind: 'choose', staffId, key: newId() }),
    type: (pin: string) => tell({ kind: 'type', pin }),
    press,
    leave: () => tell({ kind: 'leave' }),
  };
}

/** Reports unsent punches to managers when there is a connection and no person is trying again: the earliest first. */
function useUnsent(clock: SharedClock, answeredAt: number, mayTell: boolean) {
  const kept = useMemo(() => unsentPunches(clock), [clock]);
  const [unsent, setUnsent] = useState<Unsent>(kept.read);
  useEffect(() => {
    if (!mayTell || answeredAt === 0) return;
    let isOver = false;
    const tellAll = async () => {
      for (const punch of kept.read().punches.filter(({ isRefused }) => !isRefused)) {
        if (isOver) return;
        try {
          await clock.tellUnsent(punch);
          kept.drop(punch.key);
        } catch (error) {
          // Without a connection, or where the server takes no more today, the report and those after it wait.
          if (!(error instanceof DataError) || error.isTransient) return;
          // This refusal would repeat, so a person has to tell a manager instead.
          kept.add({ ...punch, isRefused: true });
        }
        setUnsent(kept.read());
      }
    };
    void tellAll();
    return () => {
      isOver = true;
    };
  }, [kept, clock, answeredAt, mayTell]);
  const changing =
    <Values extends unknown[]>(change: (...values: Values) => void) =>
    (...values: Values) => {
      change(...values);
      setUnsent(kept.read());
    };
  return {
    unsent,
    keep: changing(kept.add),
    drop: changing(kept.drop),
    forgetDamaged: changing(kept.forgetDamaged),
  };
}
