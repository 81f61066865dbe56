import { useUnsavedChanges } from '@platform/module-kit';
import { toastFailure } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useEffect, useState } from 'react';
import { useDashboardSettings, useSaveArrangement } from '../../../source/queries';
import type { SavedSettings } from '../../../source/rows/dashboardSettings';
import { isSameArrangement, readArrangement, standardArrangement, type Arrangement } from '../../../rules/arrangement';
import { ARRANGEMENT_NOT_SAVED } from '../../../source/failures';

/** The state of arranging the overview. */
type Arranging =
  | { kind: 'idle' }
  /** `base` is the row that they started from. Saving over a later one is a conflict. */
  | { kind: 'arranging'; draft: Arrangement; base: SavedSettings | null; saving: boolean }
  | { kind: 'conflict'; mine: Arrangement; theirs: SavedSettings | null; saving: boolean };

/** The person's saved arrangement of the overview, and the functions that change it. */
export function useArrangement() {
  const settings = useDashboardSettings();
  const { mutateAsync: send } = useSaveArrangement();
  const [arranging, setArranging] = useState<Arranging>({ kind: 'idle' });

  useUnsavedChanges(isUnsaved(arranging), 'the arrangement');

  // Specified: a failure to load is only logged, and the overview shows its standard order.
  useEffect(() => {
    if (settings.error) console.error('The saved arrangement could not be loaded', settings.error);
  }, [settings.error]);

  async function save(arrangement: Arrangement, base: SavedSettings | null, before: Arranging): Promise<void> {
    try {
      const outcome = await send({ arrangement, base });
      if (outcome.kind === 'conflict') {
        setArranging({ kind: 'conflict', mine: arrangement, theirs: outcome.theirs, saving: false });
        return;
      }
      setArranging({ kind: 'idle' });
      toast({ title: 'Arrangement saved', tone: 'success' });
    } catch (error) {
      setArranging(before);
      toastFailure(ARRANGEMENT_NOT_SAVED, error as Error);
    }
  }

  return {
    settings,
    arranging,
    /** What the overview shows now: the draft while the person arranges. */
    shown: arranging.kind === 'arranging' ? arranging.draft : readArrangement(settings.data ?? null),

    begin() {
      const base = settings.data ?? null;
      setArranging({ kind: 'arranging', draft: readArrangement(base), base, saving: false });
    },

    // The draft stays fixed while it is saved: the answer would silently discard a change.
    change(draft: Arrangement) {
      if (arranging.kind === 'arranging' && !arranging.saving) setArranging({ ...arranging, draft });
    },

    reset() {
      if (arranging.kind === 'arranging' && !arranging.saving)
        setArranging({ ...arranging, draft: standardArrangement });
    },

    async submit() {
      if (arranging.kind !== 'arranging' || arranging.saving) return;
      setArranging({ ...arranging, saving: true });
      await save(arranging.draft, arranging.base, arranging);
    },

    /** Saves over the other version, which the person has now seen. */
    async keepMine() {
      if (arranging.kind !== 'conflict' || arranging.saving) return;
      setArranging({ ...arranging, saving: true });
      await save(arranging.mine, arranging.theirs, arranging);
    },

    /** Keeps the saved version. */
    stop() {
      if (arranging.kind !== 'idle' && arranging.saving) return;
      setArranging({ kind: 'idle' });
    },
  };
}

/** Whether leaving would discard the draft. */
function isUnsaved(arranging: Arranging): boolean {
  if (arranging.kind !== 'arranging') return arranging.kind === 'conflict';
  return !isSameArrangement(arranging.draft, readArrangement(arranging.base));
}
