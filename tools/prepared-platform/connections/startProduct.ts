// Starts the product as a developer does, and stops it cleanly when it is ready: node --import tsx … [what npm start takes]
// Prints what it printed and exits with 1 when it does not get there. Environment: CLUBCREW_DATA and what npm start reads.
import { spawn } from 'node:child_process';
import { freePort } from '../../checks/freePort';

const child = spawn(process.execPath, ['tools/local-stack/start.mjs', ...process.argv.slice(2)], {
  env: { ...process.env, PORT: String(await freePort()) },
  stdio: ['ignore', 'pipe', 'pipe'],
});
let output = '';
let stopping = false;
const read = (text: Buffer) => {
  output += text.toString();
  if (stopping || !output.includes('is ready at ')) return;
  // A second signal would kill it before it has written its data.
  stopping = true;
  child.kill('SIGTERM');
};
child.stdout.on('data', read);
child.stderr.on('data', read);
const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
if (code !== 0 || !stopping) {
  console.error(`npm start ended with ${code}:\n${output}`);
  process.exitCode = 1;
}
