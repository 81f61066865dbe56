import { useQuery, useQueryClient, useUnsavedChanges } from '@platform/module-kit';
import { toastFailure } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useEffect, useState } from 'react';
import { isSameArrangement, readArrangement, standardArrangement, type Arrangement } from './arrangement';
import { loadSettings, saveArrangement, type SavedSettings } from './dashboardSettings';

/** How far the person is with arranging the overview. */
export type Arranging =
  | { kind: 'idle' }
  /** `base` is the row from which they began: saving over a later one is a conflict. */
  | { kind: 'arranging'; draft: Arrangement; base: SavedSettings | null; saving: boolean }
  | { kind: 'conflict'; mine: Arrangement; theirs: SavedSettings | null; saving: boolean };

/** The person's saved arrangement of the overview, and what changes it. */
export function useArrangement(userId: string) {
  const cache = useQueryClient();
  const queryKey = ['dashboard-settings', userId];
  const settings = useQuery({ queryKey, queryFn: () => loadSettings(userId) });
  const [arranging, setArranging] = useState<Arranging>({ kind: 'idle' });

  useUnsavedChanges(isUnsaved(arranging), 'the arrangement');

  // Specified: a failure to load is only logged, the overview stands in its standard order.
  useEffect(() => {
    if (settings.error) console.error('The saved arrangement could not be loaded', settings.error);
  }, [settings.error]);

  async function save(arrangement: Arrangement, base: SavedSettings | null, before: Arranging): Promise<void> {
    try {
      const outcome = await saveArrangement(userId, arrangement, base);
      const stored = outcome.kind === 'saved' ? outcome.settings : outcome.theirs;
      cache.setQueryData(queryKey, stored);
      if (outcome.kind === 'conflict') {
        setArranging({ kind: 'conflict', mine: arrangement, theirs: outcome.theirs, saving: false });
        return;
      }
      setArranging({ kind: 'idle' });
      toast({ title: 'Arrangement saved', tone: 'success' });
    } catch (error) {
      setArranging(before);
      toastFailure('Your arrangement was not saved', error as Error);
    }
  }

  return {
    settings,
    arranging,
    /** What the overview shows now: while the person arranges, their draft. */
    shown: arranging.kind === 'arranging' ? arranging.draft : readArrangement(settings.data ?? null),

    begin() {
      const base = settings.data ?? null;
      setArranging({ kind: 'arranging', draft: readArrangement(base), base, saving: false });
    },

    // What is being saved stays as it is until the answer: a change would be lost with it, unseen.
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

    /** Saves over what was saved meanwhile, now that the person has seen it. */
    async keepMine() {
      if (arranging.kind !== 'conflict' || arranging.saving) return;
      setArranging({ ...arranging, saving: true });
      await save(arranging.mine, arranging.theirs, arranging);
    },

    /** Leaves what is saved as it is. */
    stop() {
      if (arranging.kind !== 'idle' && arranging.saving) return;
      setArranging({ kind: 'idle' });
    },
  };
}

/** Whether leaving would lose what the person has arranged. */
function isUnsaved(arranging: Arranging): boolean {
  if (arranging.kind !== 'arranging') return arranging.kind === 'conflict';
  return !isSameArrangement(arranging.draft, readArrangement(arranging.base));
}
