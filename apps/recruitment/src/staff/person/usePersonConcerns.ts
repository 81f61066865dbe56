import { useState } from 'react';
import type { Read } from '../../shared/FailedReads';
import type { StaffMember } from '../source/staffMember';
import { useOnboarding, useRoles, useSeason, useStaff } from '../source/queries';
import { personConcerns } from './personConcerns';
import type { PersonDraft } from './personDraft';

/** What may be a slip about a person. */
export interface PersonConcerns {
  /** Each in a sentence; undefined until everything is read that it takes to know them. */
  words: readonly string[] | undefined;
  /** What it takes. */
  reads: readonly Read[];
}

/** What a form asks about before it saves a person. */
export interface AskedConcerns {
  /** Whether it is known what there is to ask about: nothing is saved before. */
  isKnown: boolean;
  /** What it takes to know it. */
  reads: readonly Read[];
  /** What is asked at the moment; empty while nothing is. */
  asked: readonly string[];
  /** Whether it may be saved now. Where there is something to ask about, the first press asks and the second one saves. */
  mayGoOn: () => boolean;
}

/** Asks once about what may be a slip, and again when what was typed since gives another reason. */
export function usePersonConcerns(draft: PersonDraft, before: StaffMember | null): AskedConcerns {
  const [answered, setAnswered] = useState('');
  const { words, reads } = useConcernsAbout(draft, before);
  const all = words?.join(' ');
  return {
    isKnown: words !== undefined,
    reads,
    asked: words && answered === all ? words : [],
    mayGoOn() {
      if (all === undefined) return false;
      setAnswered(all);
      return all === '' || answered === all;
    },
  };
}

/** What may be a slip about a person as they would be saved. */
export function useConcernsAbout(draft: PersonDraft, before: StaffMember | null): PersonConcerns {
  const staff = useStaff();
  const roles = useRoles();
  const season = useSeason();
  const onboarding = useOnboarding(before?.id);
  const reads = [staff, roles, season, onboarding];
  // A club may have no season: null is known, too.
  if (!staff.data || !roles.data || season.data === undefined || !onboarding.data) return { words: undefined, reads };
  const club = { today: staff.data.today, roles: roles.data, season: season.data };
  return { words: personConcerns(draft, before, onboarding.data, club), reads };
}
