import { useEffect, useRef, useState } from 'react';
import { shiftsToFill, type FillInput, type FillProgress, type FillResult } from '../autofill/fill';
import type { ScheduleRows } from '../manager/useScheduleRows';
import type { Shift } from '../source/rows/shift';
import { useSchedulingSource } from '../source/useSchedulingSource';

/** Auto-fill's result, and the shifts from when it started. */
export interface Proposal extends FillResult {
  /** The Sunday of the week that it fills. */
  week: string;
  shifts: ReadonlyMap<string, Shift>;
}

type FillState =
  | { kind: 'settings' }
  | { kind: 'running'; progress: FillProgress }
  | { kind: 'found'; proposal: Proposal }
  | { kind: 'failed'; error: Error };

export interface Autofill {
  state: FillState;
  /** Finds people. Each call finds another, equally good proposal. */
  start: (withWarnings: boolean) => void;
  cancel: () => void;
}

/** Runs auto-fill in the background until the panel unmounts. @param onFound called with the proposal, or null */
export function useAutofill(rows: ScheduleRows, onFound: (proposal: Proposal | null) => void): Autofill {
  const source = useSchedulingSource();
  const [state, setState] = useState<FillState>({ kind: 'settings' });
  const running = useRef<AbortController>(undefined);
  const seed = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const start = (withWarnings: boolean) => {
    seed.current += 1;
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    const input = inputOf(rows, source, { seed: seed.current, withWarnings });
    const shifts = new Map(shiftsToFill(rows.shifts, input.now).map((shift) => [shift.id, shift]));
    setState({ kind: 'running', progress: { done: 0, all: 1 } });
    onFound(null);
    const onProgress = (progress: FillProgress) => setState({ kind: 'running', progress });
    // Loaded with the first press, because it is as large as the rest of the panel.
    const found = import('../autofill/fillInWorker').then(({ fillInWorker }) =>
      fillInWorker(input, { signal: own.signal, onProgress }),
    );
    found.then(
      (result) => {
        const proposal = { ...result, week: input.week, shifts };
        setState({ kind: 'found', proposal });
        onFound(proposal);
      },
      (error: Error) => {
        if (!own.signal.aborted) setState({ kind: 'failed', error });
      },
    );
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'settings' });
    onFound(null);
  };
  return { state, start, cancel };
}

function inputOf(
  { week, around, people, roles, schoolDays, timeOff, facts }: ScheduleRows,
  { timeZone, today, now }: Pick<ReturnType<typeof useSchedulingSource>, 'timeZone' | 'today' | 'now'>,
  settings: Pick<FillInput, 'seed' | 'withWarnings'>,
): FillInput {
  const { rules, availability, minorLimits } = facts;
  const rows = { people, roles, rules, schoolDays, minorLimits, timeOff, availability, shifts: around };
  return { week, timeZone, today: today(), now: now().getTime(), rows, ...settings };
}
