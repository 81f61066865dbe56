/** The functions that a hosted project's schedule calls (docs/data.md, docs/storage.md), in this order. */
const CALLED = [
  'functions/v1/send-notifications',
  'rest/v1/rpc/make_due_engagement_changes',
  'functions/v1/remove-unnamed-files',
];

interface FunctionClock {
  /** Stops calling, and abandons a running call. */
  stop(): Promise<void>;
}

/**
 * Calls functions repeatedly, as the schedule of a hosted project does. It keeps no process alive, and never starts a
 * second call while one is running.
 * @param interval milliseconds
 */
export function startFunctionClock(origin: string, secretKey: string, interval: number): FunctionClock {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= callEach(origin, secretKey, stopping.signal).finally(() => (running = null));
  }, interval).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

async function callEach(origin: string, secretKey: string, signal: AbortSignal): Promise<void> {
  for (const called of CALLED) if (!signal.aborted) await callOnce(`${origin}/${called}`, secretKey, signal);
}

async function callOnce(address: string, secretKey: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
      signal,
    });
    const answer = await response.text();
    if (!response.ok) console.error(`${address} answered ${response.status}: ${answer}`);
  } catch (error) {
    if (!signal.aborted) console.error(`${address} could not be called:`, error);
  }
}
