import { useEffect, useState } from 'react';
import { useOperationsSource } from '../source/useOperationsSource';

const MINUTE = 60_000;

/** The moment at the club in milliseconds since 1970, told again each minute: a rotation stays open all day. */
export function useNow(): number {
  const source = useOperationsSource();
  const [now, setNow] = useState(() => source.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(source.now().getTime()), MINUTE);
    return () => clearInterval(timer);
  }, [source]);
  return now;
}
