import { useEffect } from 'react';

/** Runs a retry when the connection comes back. Undefined while there is nothing to retry. */
export function useWhenOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
