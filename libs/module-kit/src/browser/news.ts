const CHANNEL = 'notifications';

/** Tells every tab of this browser, including this one, that notifications or messages have changed. */
export function announceNews(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` after a change in any tab. @returns how to stop */
export function followNews(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
