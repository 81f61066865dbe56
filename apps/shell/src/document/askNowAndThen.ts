/** The shortest interval at which an open page asks the server for news (milliseconds). */
const INTERVAL_MS = 5 * 60_000;

/** Asks every few minutes while a person looks at the page, and when they return to it or go online again. */
export function askNowAndThen(ask: () => void): void {
  let askedAt = Date.now();
  const askUnlessHidden = () => {
    if (document.hidden) return;
    askedAt = Date.now();
    ask();
  };
  const askIfDue = () => {
    if (Date.now() - askedAt >= INTERVAL_MS) askUnlessHidden();
  };
  setInterval(askIfDue, INTERVAL_MS);
  document.addEventListener('visibilitychange', askIfDue);
  window.addEventListener('online', askUnlessHidden);
}
