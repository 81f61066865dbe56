import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Writes many lines into a pipe whose reader takes only the first. */
function writeToHead(prepare: string) {
  const script = `${prepare} for (let line = 0; line < 200000; line += 1) console.log('line ' + line);`;
  return spawnSync('sh', ['-c', `${process.execPath} --import tsx --input-type=module -e "$SCRIPT" | head -n 1`], {
    cwd: path.join(__dirname, '../../..'),
    env: { ...process.env, SCRIPT: script },
    encoding: 'utf8',
  });
}

test('does not treat a reader that stops early as a failure', () => {
  const { stdout, stderr } = writeToHead(
    `import { endWithReader } from './tools/releases/terminal/endWithReader.ts'; endWithReader(process.stdout);`,
  );
  expect(stdout).toBe('line 0\n');
  expect(stderr).toBe('');
});
