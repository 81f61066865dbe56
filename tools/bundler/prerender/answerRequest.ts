import { parentPort, workerData } from 'node:worker_threads';

/** A renderer's final answer. */
export type RendererAnswer = { ok: true; answer: unknown } | { ok: false; message: string };

/** The renderer's side of `runRenderer`: draws what was asked for and says so, or says what went wrong. */
export function answerRequest<Request>(draw: (request: Request) => Promise<unknown>): void {
  const post = (answer: RendererAnswer) => parentPort?.postMessage(answer);
  draw(workerData as Request).then(
    (answer) => post({ ok: true, answer }),
    (error: unknown) => post({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  );
}
