import { closeSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeFileLock } from '../fileLock';

/**
 * Takes the lock of a folder again and again, and each time leaves it behind as if this process had died.
 * Begins when all contenders are there.
 * @param args the folder, the holder that is left behind (JSON), how often to take the lock, and how many contenders there are
 * @throws Error if another process holds the lock at the same time
 */
export async function main([folder = '', dead = '', times = '', contenders = '']: string[]): Promise<void> {
  const file = path.join(folder, 'a.lock');
  const inside = path.join(folder, 'inside');
  const draft = path.join(folder, `dead.${process.pid}`);
  writeFileSync(path.join(folder, `ready.${process.pid}`), '');
  const ready = () => readdirSync(folder).filter((name) => name.startsWith('ready.')).length;
  while (ready() < Number(contenders));
  for (let taken = 0; taken < Number(times);) {
    if (!('lock' in takeFileLock(file))) continue;
    taken += 1;
    // Throws if another process is inside.
    closeSync(openSync(inside, 'wx'));
    rmSync(inside);
    writeFileSync(draft, dead);
    renameSync(draft, file);
  }
}
