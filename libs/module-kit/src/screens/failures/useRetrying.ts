import { useState } from 'react';

/** Asks again, and tells whether it still does, for a button that shows so. */
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
