import { workerCode } from '@platform/module-kit';
import { startWorker } from './startWorker';

/** What the test environment lacks of workers. */
class StandIn extends EventTarget {
  static newest: StandIn;
  given: unknown;
  isEnded = false;
  readonly mayRun: boolean;
  constructor(address: string) {
    super();
    this.mayRun = workerCode.has(address);
    StandIn.newest = this;
  }
  postMessage(given: unknown) {
    this.given = given;
  }
  terminate() {
    this.isEnded = true;
  }
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  Object.assign(window, { Worker: StandIn });
  URL.createObjectURL = () => 'blob:program';
  URL.revokeObjectURL = (address: string) => void revoked.push(address);
});

test('passes the input to the program, reports its progress and answers', async () => {
  const progress: number[] = [];
  const answer = startWorker<string, number>('program', { week: 1 }, { onProgress: (done) => progress.push(done) });
  const worker = StandIn.newest;
  expect([worker.mayRun, workerCode.size, worker.given]).toEqual([true, 0, { week: 1 }]);
  worker.says({ kind: 'progress', progress: 3 });
  worker.says({ kind: 'answer', answer: 'done' });
  expect([await answer, progress, worker.isEnded, revoked]).toEqual(['done', [3], true, ['blob:program']]);
});

test('fails with the message of the program, or of the browser', async () => {
  const failed = startWorker('program', null);
  StandIn.newest.says({ kind: 'failure', message: 'The week has no shifts.' });
  await expect(failed).rejects.toThrow('The week has no shifts.');
  const refused = startWorker('program', null);
  StandIn.newest.dispatchEvent(new ErrorEvent('error'));
  await expect(refused).rejects.toThrow('The browser did not start the work.');
  expect([StandIn.newest.isEnded, revoked]).toEqual([true, ['blob:program', 'blob:program']]);
});

test('ends at once when canceled, and does not start when canceled before', async () => {
  const cancel = new AbortController();
  const canceled = startWorker('program', null, { signal: cancel.signal });
  cancel.abort();
  await expect(canceled).rejects.toMatchObject({ name: 'AbortError' });
  const worker = StandIn.newest;
  expect(worker.isEnded).toBe(true);
  await expect(startWorker('program', null, { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(StandIn.newest).toBe(worker);
});
