/** Where functions are hosted, the runtime that would otherwise end with the answer. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Lets work go on after the request was answered. The work handles its own failures; one that escapes it is logged. */
export function runInBackground(work: Promise<void>): void {
  const guarded = work.catch((error: unknown) => console.error('Work in the background failed', error));
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(guarded);
}
