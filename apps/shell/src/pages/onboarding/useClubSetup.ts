import { useAuth } from '@platform/session';
import { useRef, useState } from 'react';
import { emptyDraft, type ClubDraft } from './clubDraft';
import { isBasicInfoComplete, judgeMemberCount, toNewClub } from './clubRules';
import { describeFailure, prepareClub, type ClubCreator } from './createClub';

/** Where the wizard stands. Specification, section 4: step 1 → 2 → 3 → done. */
export type Stage =
  { kind: 'welcome' } | { kind: 'basic-info' } | { kind: 'details'; attempt: Attempt } | { kind: 'done' };

/** What became of pressing the last button. */
export type Attempt = { kind: 'none' } | { kind: 'saving' } | { kind: 'failed'; message: string };

/** The wizard's texts and stage, and what moves it on. */
export function useClubSetup(creator: ClubCreator) {
  const { reloadMembership } = useAuth();
  const [draft, setDraft] = useState<ClubDraft>(emptyDraft);
  const [stage, setStage] = useState<Stage>({ kind: 'welcome' });
  const [createClub] = useState(() => prepareClub(creator));
  // State only changes with the next rendering; two presses within one would set up twice.
  const underWay = useRef(false);

  function change(field: keyof ClubDraft, value: string): void {
    setDraft((now) => ({ ...now, [field]: value }));
  }

  function next(): void {
    if (stage.kind === 'welcome') setStage({ kind: 'basic-info' });
    if (stage.kind === 'basic-info' && isBasicInfoComplete(draft))
      setStage({ kind: 'details', attempt: { kind: 'none' } });
  }

  function back(): void {
    setStage({ kind: stage.kind === 'details' ? 'basic-info' : 'welcome' });
  }

  async function submit(): Promise<void> {
    if (underWay.current || judgeMemberCount(draft.memberCount).kind === 'out-of-range') return;
    underWay.current = true;
    setStage({ kind: 'details', attempt: { kind: 'saving' } });
    try {
      await createClub(toNewClub(draft, new Date()));
      // Before the done screen: its link to the dashboard would otherwise lead back here, for want of a club.
      await reloadMembership();
      setStage({ kind: 'done' });
    } catch (error) {
      console.error('The club was not set up', error);
      setStage({ kind: 'details', attempt: { kind: 'failed', message: describeFailure(error) } });
      // The club may be there all the same: whoever leaves now should not be sent here again.
      void reloadMembership();
    } finally {
      underWay.current = false;
    }
  }

  return { draft, stage, change, next, back, submit };
}
