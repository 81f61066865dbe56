import { useState } from 'react';
import type { Read } from '../../../shared/parts/FailedReads';
import type { StaffMember } from '../../source/rows/staffMember';
import { useOnboarding, useRoles, useSeason, useStaff } from '../../source/queries';
import { personConcerns } from './personConcerns';
import type { PersonDraft } from './personDraft';

/** Possible mistakes about a person. */
interface PersonConcerns {
  /** One sentence each; undefined until all needed data is loaded. */
  words: readonly string[] | undefined;
  /** The queries they need. */
  reads: readonly Read[];
}

/** The questions of a form before it saves a person. */
export interface AskedConcerns {
  /** Whether the questions are known. Nothing is saved before. */
  isKnown: boolean;
  /** The queries they need. */
  reads: readonly Read[];
  /** The questions on the screen; empty if there are none. */
  asked: readonly string[];
  /** Whether it may save now. If there are questions, the first click shows them and the second one saves. */
  mayGoOn: () => boolean;
}

/** Asks once about possible mistakes, and again when new input gives another reason. */
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

/** Possible mistakes about a person as they would be saved. */
export function useConcernsAbout(draft: PersonDraft, before: StaffMember | null): PersonConcerns {
  const staff = useStaff();
  const roles = useRoles();
  const season = useSeason();
  const onboarding = useOnboarding(before?.id);
  const reads = [staff, roles, season, onboarding];
  // A club may have no season, so null is a known answer too.
  if (!staff.data || !roles.data || season.data === undefined || !onboarding.data) return { words: undefined, reads };
  const club = { today: staff.data.today, roles: roles.data, season: season.data };
  return { words: personConcerns(draft, before, onboarding.data, club), reads };
}
