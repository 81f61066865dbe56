import { errorAddress, errorNumbers, type ErrorName } from '@platform/contract';
import { errorGuide } from '@platform/contract/errors';

const names = Object.keys(errorNumbers) as ErrorName[];

/** The documentation's pages about errors, by file name in docs/errors: one for each error, and their index. */
export function errorPages(): ReadonlyMap<string, string> {
  return new Map([['README.md', index()], ...names.map((name) => [fileOf(name), page(name)] as const)]);
}

const fileOf = (name: ErrorName): string => `${errorNumbers[name]}.md`;

function index(): string {
  const rows = names.map((name) => {
    const number = errorNumbers[name];
    return `| [${number}](${fileOf(name)}) | \`${name}\` | ${errorGuide[name].title} |`;
  });
  return `# Errors of the platform

What can go wrong between a person and a module, numbered. The panel on the page and the console name the number; the same
pages are on the site under \`/errors\`. 1xx is the page itself, 2xx a module on it, 3xx what the platform knows about the
person. A request to the data that is refused is none of these: it answers with a sentence
([decision 16](../decisions/0016-a-refusal-is-a-sentence.md)).

| Number | Name | |
|---|---|---|
${rows.join('\n')}

Written by \`node --import tsx tools/errorPages/write.ts\` from \`libs/contract/src/errors/errorGuide.ts\`.
`;
}

function page(name: ErrorName): string {
  const { title, happened, person, team } = errorGuide[name];
  return `# ${errorNumbers[name]}: ${title}

\`${name}\`, on the site at \`${errorAddress(name)}\`

**What happened.** ${happened}

**What to do, on the page.** ${person}

**What to look at, as the team.** ${team}

[All errors](README.md)
`;
}
