import { GeneratorError } from './generatorError';
import type { ModuleNames } from './moduleNames';

/** A file with an entry for each module or table, and the function that adds the entry of a new module. */
interface Registration {
  /** Path in the repository. */
  file: string;
  /** @throws GeneratorError if the file no longer has the place for it */
  add(text: string, names: ModuleNames): string;
}

/** All files that need an entry for a new module and its table. */
export const registrations: Registration[] = [
  {
    file: 'supabase/config.toml',
    // Entries for all views come last.
    add: (text, { id, title, snake }) =>
      put(text, /\n {2}# At the end: /, `\n  # ${title}.\n  "./schemas/${id}/${snake}.sql",\n`),
  },
  {
    file: 'supabase/tests/rules/tables/subjects.ts',
    add: (text, { camel }) =>
      put(
        put(text, /import type \{ Subject, TableRule \}/, `import { ${camel}Items } from './${camel}Items';\n`),
        /(?<=export const subjects: Subject\[\] = \[\n(?: {2}\w+,\n)*)\];/,
        `  ${camel}Items,\n`,
      ),
  },
  {
    file: 'supabase/seed/seedSql.ts',
    add: (text, { camel }) =>
      put(
        put(text, /\nconst INTRO/, `import { ${camel}Items } from './sections/${camel}Items';\n`),
        /(?<=const sections = \[\n(?: {2}\w+,\n)*)\];/,
        `  ${camel}Items,\n`,
      ),
  },
  {
    file: 'libs/sample-club/src/index.ts',
    add: (text, { camel, pascal, title }) =>
      put(
        text,
        /\/\/ Fixed ids, for the seed\n/,
        `// ${title}\nexport { sample${pascal}Items, type Sample${pascal}Item } from './${camel}Items';\n\n`,
      ),
  },
  {
    file: 'libs/sample-club/src/sampleIds.ts',
    add: (text, { camel }) => put(text, /\} as const;/, `  ${camel}Item: ${nextNumber(text)},\n`),
  },
  {
    file: '.github/CODEOWNERS',
    add: (text, { id, owner }) => withOwner(text, `/apps/${id}/`, owner),
  },
  {
    // It compares the frame of every page, and fails for a page that it does not know.
    file: 'e2e/journeys/season/pageFrame.spec.ts',
    add: (text, { id }) =>
      put(
        put(text, /(?<=const OF_ADMINISTRATORS = \[\n(?: {2}'.*',\n)*) {2}'\/admin',\n/, `  '/${id}',\n`),
        /(?<=const OF_DEMOS = \[\n(?: {2}'.*',\n)*)\];/,
        `  '/demo/${id}',\n`,
      ),
  },
  {
    // What a journey loads is among what its group depends on, or Nx would replay an old result.
    file: 'e2e/journeys/season/project.json',
    add: (text, { id }) => put(text, / {4}"sample-club",\n/, `    "${id}",\n`),
  },
  {
    file: 'docs/data.md',
    add: (text, { id, snake, table }) =>
      put(text, /(?<=\| Room \(.*\n(?:\|.*\n)+)(?!\|)/, `| \`${id}\` | \`${snake}\` | \`${table}\` | |\n`),
  },
];

function put(text: string, place: RegExp, added: string): string {
  const found = place.exec(text);
  if (!found)
    throw new GeneratorError(
      `The place for this line was not found:\n${added}Correct tools/generators/registrations.ts.`,
    );
  return text.slice(0, found.index) + added + text.slice(found.index);
}

/** Adds the line of an owner in alphabetical order, with the same columns as the other lines. */
function withOwner(text: string, folder: string, owner: string): string {
  const [, first = ''] = /^(\S+ +)\S+$/m.exec(text) ?? [];
  const line = `${folder.padEnd(first.length - 1)} ${owner}\n`;
  const later = text.match(/^\/apps\/\S+/gm)?.find((other) => other > folder);
  return later ? put(text, new RegExp(`^${later} `, 'm'), line) : `${text.trimEnd()}\n${line}`;
}

/** The number that no other table's ids begin with. */
function nextNumber(text: string): number {
  return Math.max(...[...text.matchAll(/: (\d+),/g)].map(([, number]) => Number(number))) + 1;
}
