import { keptText } from '@platform/module-kit';
import { readPunches } from './readPunches';
import type { SharedClock, UnsentPunch } from '../sharedClock';

/** What a screen could not send, and whether the browser keeps all of it. */
export interface Unsent {
  /** The earliest first. */
  punches: readonly UnsentPunch[];
  /** How many of them the browser did not store: they are lost if the page closes. */
  unstored: number;
  /** Some that were stored before cannot be read any more. */
  isDamaged: boolean;
}

/**
 * Punches that this screen could not send. They survive a reload and a dead battery. None is lost silently: `read` says what
 * the browser does not store, and what it stored and can no longer be read.
 */
export function unsentPunches(clock: SharedClock) {
  const id = clock.key.slice(0, 8);
  const kept = keptText('localStorage', `shared-clock-unsent-${id}`);
  /** The damaged text, until a person has told a manager. */
  const damaged = keptText('localStorage', `shared-clock-damaged-${id}`);
  /** What the browser has no room for, or blocks. */
  let unstored: readonly UnsentPunch[] = [];
  let isDamaged = false;

  function stored(): UnsentPunch[] {
    const text = kept.read();
    if (text === null) return [];
    const read = readPunches(text);
    if (read.isDamaged) {
      isDamaged = true;
      damaged.write([damaged.read() ?? '', text].join('\n').trim());
      write(read.punches);
    }
    return read.punches;
  }

  function list(): UnsentPunch[] {
    const before = stored();
    return [...before, ...unstored.filter(({ key }) => before.every((punch) => punch.key !== key))];
  }

  function write(punches: readonly UnsentPunch[]): void {
    if (punches.length === 0) kept.forget();
    if (punches.length === 0 || kept.write(JSON.stringify(punches))) {
      unstored = [];
      return;
    }
    // The text from before is still there.
    const before = readPunches(kept.read() ?? '[]').punches;
    unstored = punches.filter(({ key }) => before.every((punch) => punch.key !== key));
  }

  return {
    read(): Unsent {
      const punches = list();
      return { punches, unstored: unstored.length, isDamaged: isDamaged || damaged.read() !== null };
    },
    add: (punch: UnsentPunch) => write([...list().filter(({ key }) => key !== punch.key), punch]),
    /** Removes a punch that was sent after all, or that a manager knows of. */
    drop: (sent: string) => write(list().filter(({ key }) => key !== sent)),
    /** A manager knows that something could not be read. */
    forgetDamaged() {
      isDamaged = false;
      damaged.forget();
    },
  };
}
