import { keptText } from '@platform/module-kit';
import type { SharedClock, UnsentPunch } from './sharedClock';

/** Most unsent punches. Beyond this, the earliest are dropped. */
const MOST = 200;

/** Punches that this screen could not send. They survive a reload and a dead battery. */
export function unsentPunches(clock: SharedClock) {
  const kept = keptText('localStorage', `shared-clock-unsent-${clock.key.slice(0, 8)}`);
  const list = (): UnsentPunch[] => {
    try {
      return JSON.parse(kept.read() ?? '[]') as UnsentPunch[];
    } catch {
      // A browser that stopped during a write may have stored part of the list.
      return [];
    }
  };
  const write = (punches: readonly UnsentPunch[]) =>
    punches.length === 0 ? kept.forget() : kept.write(JSON.stringify(punches));
  return {
    list,
    add: (punch: UnsentPunch) => write([...list().filter(({ key }) => key !== punch.key), punch].slice(-MOST)),
    /** Removes a punch that was sent after all. */
    drop: (sent: string) => write(list().filter(({ key }) => key !== sent)),
  };
}
