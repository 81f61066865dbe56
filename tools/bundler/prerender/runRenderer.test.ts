import { runRenderer } from './runRenderer';

const program = (body: string) => `const { parentPort, workerData } = require('node:worker_threads');
const answer = (answer) => parentPort.postMessage({ ok: true, answer });
${body}`;

test('returns and ends although a timer is still running', async () => {
  const code = program('setInterval(() => {}, 1000); answer({ rendered: workerData });');
  await expect(runRenderer(code, ['/contact'])).resolves.toEqual({ rendered: ['/contact'] });
});

test('hides the environment, which may contain keys', async () => {
  process.env.SOME_KEY = 'sb_secret';
  try {
    await expect(runRenderer(program('answer(Object.keys(process.env));'), [])).resolves.toEqual([]);
  } finally {
    delete process.env.SOME_KEY;
  }
});

test.each([
  [
    'reports a failure',
    "parentPort.postMessage({ ok: false, message: '/ cannot be rendered' });",
    '/ cannot be rendered',
  ],
  ['throws at the start', "throw new Error('window is not defined');", 'window is not defined'],
  ['ends early', 'process.exit(0);', 'Rendering ended without an answer.'],
])('throws the words of a program that %s', async (_what, body, words) => {
  await expect(runRenderer(program(body), [])).rejects.toThrow(words);
});
