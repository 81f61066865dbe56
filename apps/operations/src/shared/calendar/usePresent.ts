import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The club's current time in milliseconds since 1970, updated each minute: some pages stay open all day.
 * @param now the club's clock
 */
export function usePresent(now: () => Date): number {
  const [present, setPresent] = useState(() => now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setPresent(now().getTime()), MINUTE);
    return () => clearInterval(timer);
  }, [now]);
  return present;
}
