import { onDemand } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import type { Shift } from '../../source/rows/shift';
import type { AskKind } from '../OwnShift';
import type { MyRows } from '../useMyRows';

const part = onDemand(() => import('./myDialogs'));
const AskShiftDialog = part('AskShiftDialog');
const DeclineDialog = part('DeclineDialog');

interface Asking {
  onAsk: (shift: Shift, kind: AskKind) => void;
  /** The open dialog. */
  dialog: ReactNode;
}

/** A person's requests about their shifts, in a dialog over the page. */
export function useAsking(rows: MyRows, staffId: string): Asking {
  const [asked, setAsked] = useState<{ shift: Shift; kind: AskKind }>();
  const close = () => setAsked(undefined);
  return {
    onAsk: (shift, kind) => setAsked({ shift, kind }),
    dialog:
      asked &&
      (asked.kind === 'decline' ? (
        <DeclineDialog shift={asked.shift} onClose={close} />
      ) : (
        <AskShiftDialog rows={rows} shift={asked.shift} kind={asked.kind} staffId={staffId} onClose={close} />
      )),
  };
}
