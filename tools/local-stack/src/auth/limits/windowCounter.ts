/** Counts events by key, in a window that starts with the key's first event. */
interface WindowCounter {
  of(key: string): number;
  add(key: string): void;
  /** Removes one event. */
  remove(key: string): void;
  clear(key: string): void;
}

/** Beyond this many keys, expired ones are dropped so that a flood cannot fill the memory. */
const SWEEP_AT = 10_000;

interface Count {
  events: number;
  until: number;
}

/**
 * @param windowMs milliseconds
 * @param now milliseconds; set by tests
 */
export function createWindowCounter(windowMs: number, now: () => number = Date.now): WindowCounter {
  const counts = new Map<string, Count>();
  function of(key: string): number {
    const count = counts.get(key);
    return count && count.until > now() ? count.events : 0;
  }
  function sweep(): void {
    for (const [key, { until }] of counts) if (until <= now()) counts.delete(key);
  }
  return {
    of,
    add: (key) => {
      if (counts.size >= SWEEP_AT) sweep();
      const events = of(key);
      const until = events === 0 ? now() + windowMs : (counts.get(key)?.until ?? 0);
      counts.set(key, { events: events + 1, until });
    },
    remove: (key) => {
      const count = counts.get(key);
      if (count && count.events > 0) count.events -= 1;
    },
    clear: (key) => {
      counts.delete(key);
    },
  };
}
