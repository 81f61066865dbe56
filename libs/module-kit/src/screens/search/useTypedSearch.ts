import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The pause after typing before a search (milliseconds): searching thousands of rows with every letter is slow, and
 * browsers refuse an address that changes so often.
 */
const PAUSE_MS = 250;

/**
 * The text of a search field that searches once the person pauses.
 * @param search the current search
 * @param onSearch called with the new search, after a pause
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // Back or a link has changed the search.
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
