import { failureReason } from '@platform/module-kit';
import { useMemo, useState } from 'react';
import { inviteesIn, type ListedPerson } from '../../../rules/surveys/inviteesIn';

/** A list of people as text, and who is in it. */
export interface ListedPeople {
  text: string;
  people: readonly ListedPerson[];
  /** Why none of it can be read; undefined if it can. */
  problem: string | undefined;
  write: (text: string) => void;
}

/** Holds a list of people that is pasted or read from a file. */
export function useListedPeople(): ListedPeople {
  const [text, write] = useState('');
  const read = useMemo((): Pick<ListedPeople, 'people' | 'problem'> => {
    try {
      return { people: inviteesIn(text), problem: undefined };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { people: [], problem: failureReason(error) };
    }
  }, [text]);
  return { text, ...read, write };
}
