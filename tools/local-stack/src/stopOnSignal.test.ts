import { spawn } from 'node:child_process';
import path from 'node:path';

const program = `
  import { stopOnSignal } from ${JSON.stringify(path.join(import.meta.dirname, 'stopOnSignal.ts'))};
  stopOnSignal(async () => console.log("stopped"));
  setInterval(() => {}, 1000);
  console.log("started");
`;

test('stops cleanly when npm ends without a signal to the script', async () => {
  const command = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', program].map(
    (word) => `'${word}'`,
  );
  // With something to do afterwards the shell stays in between, as npm's does.
  const shell = spawn('sh', ['-c', `${command.join(' ')}; true`], {
    cwd: path.join(import.meta.dirname, '../../..'),
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    if (output === 'started\n') shell.kill('SIGTERM');
  });
  // The pipe closes once the script has ended, too.
  await new Promise((resolve) => shell.on('close', resolve));
  expect(output).toBe('started\nstopped\n');
});
