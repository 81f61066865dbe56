import { useState } from 'react';
import { useCurrentClub } from '../../source/queries';
import type { EngagedClub } from '../../source/rows/engagement';

interface PlanChoice {
  /** The choice; the club's plan until something is chosen. */
  plan: string;
  /** The plan that the decision is based on. */
  seen: string;
  /** The club's current plan, which another person may have changed since. */
  now: string;
  choose(plan: string): void;
  /** Decides on the current plan; the choice stays. */
  acceptNow(): void;
}

/** Chooses a plan based on the club's. Until something is chosen, it follows other people's changes. */
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
