import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleNames } from './moduleNames';

const SUFFIX = '.template';
const template = fileURLToPath(new URL('./template', import.meta.url));

/** The files of a new module by their path inside its folder. `[pascal]` and the like stand for its names. */
export async function fillTemplate(names: ModuleNames): Promise<Map<string, string>> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX));
  const filled = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const target = path.relative(template, file).slice(0, -SUFFIX.length);
      return [fill(target, names), fill(await readFile(file, 'utf8'), names)] as const;
    }),
  );
  return new Map(filled);
}

function fill(text: string, names: ModuleNames): string {
  return text.replace(
    /\[(id|pascal|camel|title|owner|order|cardOrder)\]/g,
    (_, name: keyof ModuleNames) => names[name],
  );
}
