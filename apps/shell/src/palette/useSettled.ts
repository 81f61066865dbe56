import { useEffect, useState } from 'react';

/** How long a person has stopped typing before the server is asked (milliseconds). */
const PAUSE_MS = 200;

/** A text once it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
