import { keptText } from '@platform/module-kit';
import type { SharedClock, UnsentPunch } from './sharedClock';

/** Most punches that wait; beyond them, the earliest are the first to be told. */
const MOST = 200;

/** Punches that this screen could not send. They outlast a reload and an empty battery. */
export function unsentPunches(clock: SharedClock) {
  const kept = keptText('localStorage', `shared-clock-unsent-${clock.key.slice(0, 8)}`);
  const list = (): UnsentPunch[] => {
    try {
      return JSON.parse(kept.read() ?? '[]') as UnsentPunch[];
    } catch {
      // A browser that was stopped while it wrote has kept a part.
      return [];
    }
  };
  const write = (punches: readonly UnsentPunch[]) =>
    punches.length === 0 ? kept.forget() : kept.write(JSON.stringify(punches));
  return {
    list,
    add: (punch: UnsentPunch) => write([...list().filter(({ key }) => key !== punch.key), punch].slice(-MOST)),
    /** One that was sent after all. */
    drop: (sent: string) => write(list().filter(({ key }) => key !== sent)),
  };
}
