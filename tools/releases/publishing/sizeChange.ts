import type { Release } from '@platform/contract';
import { answerOf, type Platform } from '../platforms/platform';
import { inBytes } from '../terminal/inBytes';

/** A release that a module's team published before, with the bytes of a first visit. */
interface EarlierSize {
  version: string;
  firstLoadBytes: number;
}

/** The size of a module's newest release; undefined if it has none, or one from before sizes were recorded. */
export async function newestSize({ registry }: Platform, moduleId: string): Promise<EarlierSize | undefined> {
  const rows = (await answerOf(
    registry
      .from('module_releases')
      .select('version, firstLoadBytes:release->firstLoadBytes')
      .eq('module_id', moduleId)
      .order('created_at', { ascending: false })
      .limit(1),
  )) as unknown as { version: string; firstLoadBytes: number | null }[];
  const [{ version, firstLoadBytes } = { version: '', firstLoadBytes: null }] = rows;
  return firstLoadBytes === null ? undefined : { version, firstLoadBytes };
}

/** `A first visit loads 14,634 bytes of it, 245 bytes more than of 1.0.0.` */
export function sizeInWords({ firstLoadBytes }: Pick<Release, 'firstLoadBytes'>, before?: EarlierSize): string {
  const size = `A first visit loads ${inBytes(firstLoadBytes)} of it`;
  if (firstLoadBytes === undefined || !before) return `${size}.`;
  const change = firstLoadBytes - before.firstLoadBytes;
  if (change === 0) return `${size}, as of ${before.version}.`;
  return `${size}, ${inBytes(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than of ${before.version}.`;
}

/**
 * What a new build of the shell adds to pages or saves: a line for each of its chunks that has another size.
 * @param before undefined for a build from before sizes were recorded
 */
export function shellSizeInWords(bytes: Record<string, number>, before: Record<string, number> = {}): string[] {
  return Object.keys({ ...before, ...bytes })
    .filter((name) => bytes[name] !== before[name])
    .map((name) => {
      const [now, earlier] = [bytes[name], before[name]];
      if (now === undefined) return `${name}: gone, was ${inBytes(earlier)}.`;
      if (earlier === undefined) return `${name}: ${inBytes(now)}.`;
      return `${name}: ${inBytes(now)}, ${inBytes(Math.abs(now - earlier))} ${now > earlier ? 'more' : 'less'} than before.`;
    });
}
