import { useQuery } from '@platform/module-kit';
import { useState } from 'react';
import type { StaffMember } from '../source/staffSource';
import { useStaffSource } from '../source/StaffSourceContext';
import { useRoles, useStaff } from '../staffQueries';
import { personConcerns } from './personConcerns';
import type { PersonDraft } from './personDraft';

/** What a form asks about before it saves somebody. */
export interface AskedConcerns {
  /** What is asked at the moment; empty while nothing is. */
  asked: readonly string[];
  /** Whether it may be saved now. Where there is something to ask about, the first press asks and the second one saves. */
  mayGoOn: () => boolean;
}

/** Asks once about what may be a slip, and again when what was typed since gives another reason. */
export function usePersonConcerns(draft: PersonDraft, before: StaffMember | null): AskedConcerns {
  const [answered, setAnswered] = useState('');
  const concerns = useConcernsAbout(draft, before);
  const words = concerns.join(' ');
  return {
    asked: answered === words ? concerns : [],
    mayGoOn() {
      setAnswered(words);
      return words === '' || answered === words;
    },
  };
}

/** What may be a slip about somebody as they would be saved, each in a sentence. */
export function useConcernsAbout(draft: PersonDraft, before: StaffMember | null): readonly string[] {
  const source = useStaffSource();
  const staff = useStaff();
  const roles = useRoles();
  const season = useQuery({
    queryKey: ['recruitment', source.key, 'season'],
    queryFn: () => source.readSeason(),
  });
  const onboarding = useQuery({
    queryKey: ['recruitment', source.key, 'onboarding', before?.id],
    queryFn: () => (before ? source.listOnboarding(before.id) : []),
  });
  return personConcerns(draft, before, onboarding.data ?? [], {
    today: staff.data?.today ?? '',
    roles: roles.data ?? [],
    season: season.data ?? null,
  });
}
