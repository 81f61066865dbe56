/** What a program reports to the page that started it. */
export type WorkerNews<Answer, Progress> =
  { kind: 'progress'; progress: Progress } | { kind: 'answer'; answer: Answer } | { kind: 'failure'; message: string };

/**
 * Begins a program for `startWorker`: it waits for its input, works, and answers once.
 * @param work reports its progress as often as it likes; the page gets at most ten reports a second
 */
export function answerWork<Given, Answer, Progress>(
  work: (given: Given, report: (progress: Progress) => void) => Answer,
): void {
  const say = (news: WorkerNews<Answer, Progress>) => globalThis.postMessage(news);
  globalThis.addEventListener('message', ({ data }: MessageEvent<Given>) => {
    let reportedAt = 0;
    const report = (progress: Progress) => {
      const now = performance.now();
      if (now - reportedAt < 100) return;
      reportedAt = now;
      say({ kind: 'progress', progress });
    };
    try {
      say({ kind: 'answer', answer: work(data, report) });
    } catch (error) {
      say({ kind: 'failure', message: error instanceof Error ? error.message : String(error) });
    }
  });
}
