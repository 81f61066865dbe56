import { useState } from 'react';

/** Retries, and returns whether a retry is under way, for a button that shows it. */
export function useRetrying(ask: () => Promise<void>): { retry: () => void; retrying: boolean } {
  const [retrying, setRetrying] = useState(false);
  const askAgain = async () => {
    setRetrying(true);
    try {
      await ask();
    } finally {
      setRetrying(false);
    }
  };
  return { retry: () => void askAgain(), retrying };
}
