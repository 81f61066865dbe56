import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleNames } from './moduleNames';

const SUFFIX = '.template';
const template = fileURLToPath(new URL('./template', import.meta.url));

/** The files of a new module and its table by their path in the repository. `[pascal]` and the like are its names. */
export async function fillTemplate(names: ModuleNames): Promise<Map<string, string>> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const templates = entries.filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX));
  const filled = await Promise.all(
    templates.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const target = path.relative(template, file).slice(0, -SUFFIX.length);
      return [fill(target, names), fill(await readFile(file, 'utf8'), names)] as const;
    }),
  );
  const files = new Map(filled);
  // A new table is made by the statements that describe it.
  const schema = files.get(`supabase/schemas/${names.id}/${names.snake}.sql`);
  if (schema !== undefined) files.set(`supabase/migrations/${names.migration}_${names.snake}.sql`, schema);
  return files;
}

function fill(text: string, names: ModuleNames): string {
  return text.replace(
    /\[(id|pascal|camel|snake|table|migration|title|owner|order|cardOrder)\]/g,
    (_, name: keyof ModuleNames) => names[name],
  );
}
