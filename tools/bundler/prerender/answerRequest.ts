import { parentPort, workerData } from 'node:worker_threads';

/** A renderer's final answer. */
export type RendererAnswer = { ok: true; answer: unknown } | { ok: false; message: string };

/** The renderer's side of `runRenderer`: renders the request, and sends the result or the error. */
export function answerRequest<Request>(render: (request: Request) => Promise<unknown>): void {
  const post = (answer: RendererAnswer) => parentPort?.postMessage(answer);
  render(workerData as Request).then(
    (answer) => post({ ok: true, answer }),
    (error: unknown) => post({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  );
}
