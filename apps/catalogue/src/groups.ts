import { allExamples, type CatalogueEntry } from '@platform/ui/examples';
import { matchesWords } from '@platform/ui/words';

/** The order of the groups in the sidebar; other groups follow these. */
const ORDER = [
  'Foundations',
  'Layout',
  'Actions',
  'Forms',
  'Navigation',
  'Display',
  'Charts',
  'Feedback',
  'Overlays',
  'Marks',
];

export interface Group {
  name: string;
  entries: readonly CatalogueEntry[];
}

const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** Every page of the catalog by group. */
export const groups: readonly Group[] = [...new Set(allExamples.map(({ group }) => group))]
  .sort((one, other) => place(one) - place(other) || one.localeCompare(other, 'en'))
  .map((name) => ({ name, entries: allExamples.filter(({ group }) => group === name) }));

/** The pages in the order of the sidebar. */
export const pagesInOrder: readonly CatalogueEntry[] = groups.flatMap(({ entries }) => entries);

/** Groups with only the pages whose title or description contains every word of `query`. */
export function findInGroups(query: string): readonly Group[] {
  const fits = ({ title, about, examples }: CatalogueEntry) =>
    matchesWords(query, title, about, ...examples.map(({ name }) => name));
  return groups
    .map(({ name, entries }) => ({ name, entries: entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0);
}
