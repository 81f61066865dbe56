import { jobState, needsWorker, type Job } from './job';

const now = new Date('2026-06-01T12:00:00Z');
const job: Job = {
  id: 'j',
  status: 'done',
  progress: 100,
  step: null,
  error: null,
  file_name: 'pine-hollow.zip',
  bytes: 9,
  created_at: '2026-06-01T11:59:55Z',
  heartbeat_at: null,
  expires_at: '2026-06-02T12:00:00Z',
};

test.each([
  [{}, 'done'],
  [{ expires_at: '2026-06-01T12:00:00Z' }, 'expired'],
  [{ status: 'expired' }, 'expired'],
  [{ status: 'queued', expires_at: null }, 'working'],
  [{ status: 'running', expires_at: null }, 'working'],
  [{ status: 'failed', expires_at: null }, 'failed'],
  [{ status: 'cancelled', expires_at: null }, 'cancelled'],
  [{ status: 'something of tomorrow', expires_at: null }, 'failed'],
])('%p is %s', (change, state) => {
  expect(jobState({ ...job, ...change }, now)).toBe(state);
});

test('has no state without a job', () => {
  expect(jobState(null, now)).toBe('none');
});

test.each([
  [{ status: 'queued' }, false],
  [{ status: 'queued', created_at: '2026-06-01T11:59:49Z' }, true],
  [{ status: 'running', heartbeat_at: '2026-06-01T11:58:01Z' }, false],
  [{ status: 'running', heartbeat_at: '2026-06-01T11:57:59Z' }, true],
  [{ status: 'done', created_at: '2026-06-01T10:00:00Z' }, false],
])('says whether %p needs a worker: %s', (change, needed) => {
  expect(needsWorker({ ...job, ...change }, now)).toBe(needed);
});
