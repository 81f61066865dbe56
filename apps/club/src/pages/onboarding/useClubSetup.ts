import { HOME_OF_NEWCOMERS } from '@platform/contract';
import { pageHistory } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describeFailure, prepareClub, type ClubCreator } from './createClub';
import type { ClubDraft } from './clubDraft';
import { isBasicInfoComplete, judgeMemberCount, toNewClub } from './clubRules';
import { keptDraft } from './keptDraft';
import { stateOfStep, stepInState, type SetupStep } from './setupStep';

/** The wizard's step (specification 4.4): 1 → 2 → 3 → done. */
export type Stage =
  { kind: 'welcome' } | { kind: 'basic-info' } | { kind: 'details'; attempt: Attempt } | { kind: 'done' };

/** The result of the last press of the button. */
export type Attempt = { kind: 'none' } | { kind: 'saving' } | { kind: 'failed'; message: string };

/**
 * The wizard's texts and its step, and what changes them. Each step is an entry of the browser's history, so that Back
 * and Forward work too. What was typed survives a reload.
 */
export function useClubSetup(creator: ClubCreator) {
  const { userId } = creator;
  const { reloadMembership } = useAuth();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => keptDraft.read(userId));
  const [outcome, setOutcome] = useState<Attempt | { kind: 'done' }>({ kind: 'none' });
  const [createClub] = useState(() => prepareClub(creator));
  // State changes only on the next render, so two presses within one would set up two clubs.
  const underWay = useRef(false);
  // A failed attempt may have created a club. The membership is reread only when the person leaves, because once the
  // platform knows of the club, they could no longer go back a step.
  const mayHaveClub = useRef(false);
  useEffect(() => () => void (mayHaveClub.current && reloadMembership()), [reloadMembership]);

  const asked = stepInState(state, userId);
  // A person can empty a required field and go forward in the history; that step is not open to them yet.
  const isAhead = asked === 'details' && !isBasicInfoComplete(draft);
  useEffect(() => {
    if (isAhead) void navigate(-1);
  }, [isAhead, navigate]);

  function change(field: keyof ClubDraft, value: string): void {
    const changed = { ...draft, [field]: value };
    setDraft(changed);
    keptDraft.keep(userId, changed);
  }

  const goTo = (step: SetupStep) => void navigate(HOME_OF_NEWCOMERS, { state: stateOfStep(userId, step) });

  function next(): void {
    setOutcome({ kind: 'none' });
    if (asked === 'welcome') goTo('basic-info');
    if (asked === 'basic-info' && isBasicInfoComplete(draft)) goTo('details');
  }

  const back = () => void navigate(-1);

  async function submit(): Promise<void> {
    if (underWay.current || judgeMemberCount(draft.memberCount).kind === 'out-of-range') return;
    underWay.current = true;
    setOutcome({ kind: 'saving' });
    try {
      await createClub(toNewClub(draft, new Date()));
      keptDraft.forget();
      // Before the done screen: its link to the dashboard would lead back here while the person has no club.
      await reloadMembership();
      setOutcome({ kind: 'done' });
    } catch (error) {
      console.error('The club was not set up', error);
      setOutcome({ kind: 'failed', message: describeFailure(error) });
      // Otherwise a person who went back a step would not see the reason.
      if (stepInState(pageHistory.location.state, userId) === 'basic-info') void navigate(1);
      mayHaveClub.current = true;
    } finally {
      underWay.current = false;
    }
  }

  const stage = stageOf(isAhead ? 'basic-info' : asked, outcome);
  return { draft, stage, change, next, back, submit };
}

/** While the club is being set up, the last step stays, wherever the person goes in the history. */
function stageOf(step: SetupStep, outcome: Attempt | { kind: 'done' }): Stage {
  if (outcome.kind === 'done') return outcome;
  return step === 'details' || outcome.kind === 'saving' ? { kind: 'details', attempt: outcome } : { kind: step };
}
