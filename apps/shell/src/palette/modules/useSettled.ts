import { useEffect, useState } from 'react';

/** The pause in typing before the server is asked (milliseconds). */
const PAUSE_MS = 200;

/** The text as it was when it last stopped changing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
