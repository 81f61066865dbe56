import { keptText, parsedJson } from '@platform/module-kit';
import type { Release } from '../freezes/freeze';

/** How long this browser remembers (milliseconds). After a day, the cause may be gone. */
const REMEMBERED_MS = 24 * 60 * 60_000;

const nameOf = ({ id, version }: Release) => `${id} ${version}`;

/** Releases that this browser remembers for a day. */
export function rememberedReleases(key: string) {
  const text = keptText('localStorage', key);
  /** When each release was added (milliseconds since 1970), by name. */
  const read = (): Record<string, number> => {
    const kept = (parsedJson(text.read()) ?? {}) as Record<string, number>;
    return Object.fromEntries(Object.entries(kept).filter(([, since]) => Date.now() - since < REMEMBERED_MS));
  };
  const write = (releases: Record<string, number>) => {
    if (Object.keys(releases).length > 0) text.write(JSON.stringify(releases));
    else text.forget();
  };
  return {
    isEmpty: (): boolean => Object.keys(read()).length === 0,
    has: (release: Release): boolean => nameOf(release) in read(),
    add: (release: Release): void => write({ ...read(), [nameOf(release)]: Date.now() }),
    forget(release: Release): void {
      const { [nameOf(release)]: _, ...others } = read();
      write(others);
    },
  };
}
