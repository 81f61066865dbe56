/** How long the auth service may take to answer (milliseconds). */
const LIMIT_MS = 15_000;

/** The answer to a question put to the auth service. Rejects when there is none within 15 seconds. */
export function withLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${LIMIT_MS / 1000} seconds`)), LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
