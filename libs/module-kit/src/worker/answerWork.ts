/** What a program tells the page that started it. */
export type WorkerNews<Answer, Progress> =
  { kind: 'progress'; progress: Progress } | { kind: 'answer'; answer: Answer } | { kind: 'failure'; message: string };

/**
 * Begins a program for `startWorker`: it waits for what it is given, works, and answers once.
 * @param work tells its progress as often as it likes; the page hears of it a few times a second at most
 */
export function answerWork<Given, Answer, Progress>(
  work: (given: Given, tell: (progress: Progress) => void) => Answer,
): void {
  const say = (news: WorkerNews<Answer, Progress>) => globalThis.postMessage(news);
  globalThis.addEventListener('message', ({ data }: MessageEvent<Given>) => {
    let told = 0;
    const tell = (progress: Progress) => {
      const now = performance.now();
      if (now - told < 100) return;
      told = now;
      say({ kind: 'progress', progress });
    };
    try {
      say({ kind: 'answer', answer: work(data, tell) });
    } catch (error) {
      say({ kind: 'failure', message: error instanceof Error ? error.message : String(error) });
    }
  });
}
