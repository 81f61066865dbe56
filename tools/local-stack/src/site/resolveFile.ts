import { realpath, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import path from 'node:path';

export interface ServedFile {
  file: string;
  stats: Stats;
}

/**
 * The decoded segments of an address path. Null for everything that could lead out of a folder or means different
 * things on different systems: `..`, encoded slashes, backslashes, NUL, hidden files, empty segments.
 */
export function safeSegments(addressPath: string): string[] | null {
  const segments: string[] = [];
  for (const encoded of addressPath.split('/').slice(1)) {
    const segment = decode(encoded);
    if (segment === null || segment.startsWith('.') || /[/\\\0:]/.test(segment)) return null;
    segments.push(segment);
  }
  if (segments.at(-1) === '') segments.pop();
  return segments.includes('') ? null : segments;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A regular file at a path inside of the folder. Links that lead out of the folder do not count. */
export async function findFile(folder: string, segments: readonly string[]): Promise<ServedFile | null> {
  const wanted = path.join(folder, ...segments);
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(wanted)]);
    if (file !== root && !file.startsWith(root + path.sep)) return null;
    const stats = await stat(file);
    return stats.isFile() ? { file, stats } : null;
  } catch {
    return null;
  }
}
