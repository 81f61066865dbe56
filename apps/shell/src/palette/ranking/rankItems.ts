import { beginsNearlySo, plain, wordsOf } from '@platform/module-kit/screens';
import type { PaletteItem } from '../items/paletteItem';

/** Items under one heading. */
export interface PaletteGroup {
  heading: string;
  items: readonly PaletteItem[];
}

/** Most cards under one heading. Typing more finds the others. */
const MOST_CARDS = 8;

/**
 * What the palette shows for the typed words. Every word must match. Names that begin with the words come first, then
 * names with words that begin with them, then names that contain them, then details. Among equal matches, recent choices
 * come first. If nothing matches, it shows names within one letter of the words. Without words, it shows recent choices,
 * then all pages and actions, and no cards.
 * @param recent ids of the recently chosen items, the latest first
 */
export function rankItems(items: readonly PaletteItem[], query: string, recent: readonly string[]): PaletteGroup[] {
  const words = wordsOf(query);
  if (words.length === 0) return withoutWords(items, recent);
  const age = (item: PaletteItem) => (recent.includes(item.id) ? recent.indexOf(item.id) : recent.length);
  const exact = items
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .filter(({ score }) => score < NOT_FOUND)
    .sort((a, b) => a.score - b.score || age(a.item) - age(b.item))
    .map(({ item }) => item);
  const found = exact.length > 0 ? exact : items.filter((item) => isNearlyNamed(item, words));
  const headings = [...new Set(found.map(({ group }) => group))];
  return headings.map((heading) => groupOf(heading, found));
}

function withoutWords(items: readonly PaletteItem[], recent: readonly string[]): PaletteGroup[] {
  const lately = recent.flatMap((id) => items.filter((item) => item.id === id));
  const rest = items.filter(({ id }) => !recent.includes(id));
  const groups = [{ heading: 'Recent', items: lately }, groupOf('Pages', rest), groupOf('Actions', rest)];
  return groups.filter((group) => group.items.length > 0);
}

function groupOf(heading: string, items: readonly PaletteItem[]): PaletteGroup {
  const own = items.filter(({ group }) => group === heading);
  return { heading, items: own[0]?.choice.kind === 'card' ? own.slice(0, MOST_CARDS) : own };
}

const NOT_FOUND = 4;

function scoreOf(item: PaletteItem, words: readonly string[]): number {
  const { label, detail } = item;
  const name = plain(label);
  if (name.startsWith(words.join(' '))) return 0;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1;
  if (words.every((word) => name.includes(word))) return 2;
  const all = `${name} ${plain(detail)} ${addressOf(item)}`;
  return words.every((word) => all.includes(word)) ? 3 : NOT_FOUND;
}

/** A page also matches by its address, whatever its name. */
const addressOf = ({ group, choice }: PaletteItem): string =>
  group === 'Pages' && choice.kind === 'open' ? choice.to : '';

/** Whether every word matches the beginning of a word of the name with at most one typo. */
function isNearlyNamed({ label }: PaletteItem, words: readonly string[]): boolean {
  const names = plain(label).split(/\s+/);
  return words.every((word) => names.some((name) => beginsNearlySo(name, word)));
}
