import { useEffect, useEffectEvent, useState } from 'react';

/**
 * How long a person pauses before what they typed is searched (milliseconds). Thousands of rows are not gone through
 * with every letter, and browsers refuse an address that changes as often.
 */
const PAUSE_MS = 250;

/**
 * What is typed into a search field, which searches once the person pauses.
 * @param search what is searched now
 * @param onSearch told what to search, after a pause
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Back, or a link, has changed what is searched.
  if (shown !== search) {
    setShown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const searchNow = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(searchNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return [typed, setTyped];
}
