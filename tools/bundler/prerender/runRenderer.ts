import { Worker } from 'node:worker_threads';
import type { RendererAnswer } from './answerRequest';
import { RendererError } from './rendererError';

/** Time limit for rendering all pages of one request (milliseconds). */
const LIMIT_MS = 30_000;

/**
 * Runs a renderer's code on a request, in its own thread, which ends with the request. This stops timers that a page
 * leaves behind, and hides the environment with its keys.
 * @throws RendererError with the renderer's message, or if it does not end
 */
export async function runRenderer<Answer>(code: string, request: unknown): Promise<Answer> {
  const worker = new Worker(code, { eval: true, workerData: request, env: {}, execArgv: [] });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<RendererAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(new RendererError(`Rendering took longer than ${LIMIT_MS / 1000} s.`)), LIMIT_MS);
      worker.once('message', resolve);
      worker.once('error', (error) => reject(new RendererError(error.message, { cause: error })));
      worker.once('exit', () => reject(new RendererError('Rendering ended without an answer.')));
    });
    if (!answer.ok) throw new RendererError(answer.message);
    return answer.answer as Answer;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
