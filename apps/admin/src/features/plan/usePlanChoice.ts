import { useState } from 'react';
import type { EngagedClub } from '../engagements/engagement';
import { useCurrentClub } from '../engagements/useCurrentClub';

interface PlanChoice {
  /** What is chosen; what the club has until something is. */
  plan: string;
  /** The plan that it is decided on. */
  seen: string;
  /** The plan that the club has now: a different one when another person has changed it since. */
  now: string;
  choose(plan: string): void;
  /** Decides on the plan that the club has now; the choice stays. */
  acceptNow(): void;
}

/** Chooses a plan over the one that the club has. Until something is chosen, it follows what others change. */
export function usePlanChoice(club: EngagedClub): PlanChoice {
  const now = useCurrentClub(club.id)?.plan ?? club.plan;
  const [chosen, setChosen] = useState<{ plan: string; over: string }>();
  const { plan, over: seen } = chosen ?? { plan: now, over: now };
  return {
    plan,
    seen,
    now,
    choose: (next) => setChosen({ plan: next, over: seen }),
    acceptNow: () => setChosen({ plan, over: now }),
  };
}
