import { asking, callWorker, cancelJob, retryJob } from '@platform/module-kit/screens';
import { NOT_STARTED } from '../rows/exportJob';
import { memberChange } from './memberChange';

/** Requests an archive of every table of the club, and starts its worker. */
export const orderExport = memberChange({
  waits: 'new-row',
  async send() {
    await callWorker('export', await asking(NOT_STARTED)((db) => db.rpc('request_export')), NOT_STARTED);
  },
});

/** Starts a failed or canceled export again. */
export const retryExport = memberChange({
  waits: 'computed',
  send: (_member, id: string) => retryJob('export', id, NOT_STARTED),
});

export const cancelExport = memberChange({
  waits: 'computed',
  send: (_member, id: string) => cancelJob(id, 'The export was not canceled. Try again.'),
});
