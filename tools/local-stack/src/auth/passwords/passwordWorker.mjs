// bcrypt in JavaScript computes for tens of milliseconds. In this thread it blocks no one.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

parentPort.on('message', ({ id, kind, password, hash, cost }) => {
  const value = kind === 'hash' ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
  parentPort.postMessage({ id, value });
});
