import type { DayTemplateItem } from '../source/rows/dayList';

/** Most items of a daily checklist, and most characters of one and of its note, as in the database. */
const MOST = 100;
const LONGEST_ITEM = 200;
const LONGEST_NOTE = 2000;

/** The items of a checklist as lines of text: `! Check the AED -- the light is green` is urgent and has a note. */
export function linesOfItems(items: readonly DayTemplateItem[]): string {
  return items
    .map(({ item, priority, notes }) => `${priority === 'high' ? '! ' : ''}${item}${notes ? ` -- ${notes}` : ''}`)
    .join('\n');
}

/**
 * The items that lines of text say.
 * @param before what the list had: an item that is not urgent keeps its own priority, low or medium
 */
export function itemsOfLines(lines: string, before: readonly DayTemplateItem[]): DayTemplateItem[] {
  return lines.split('\n').flatMap((line) => {
    const isUrgent = /^\s*!/.test(line);
    const [item = '', ...rest] = line.replace(/^\s*!/, '').split(' -- ');
    const text = item.trim();
    if (text === '') return [];
    const known = before.find((each) => each.item === text)?.priority;
    const priority = isUrgent ? 'high' : known === 'low' ? 'low' : 'medium';
    return [{ item: text, priority, notes: rest.join(' -- ').trim() }];
  });
}

/** What is wrong with the lines, in a sentence. */
export function linesProblem(lines: string): string | undefined {
  const items = itemsOfLines(lines, []);
  if (items.length === 0) return 'Enter what is checked, one item to a line.';
  if (items.length > MOST) return `A daily checklist has 1 to ${MOST} items.`;
  const long = items.find(({ item, notes }) => item.length > LONGEST_ITEM || notes.length > LONGEST_NOTE);
  return long && `"${long.item.slice(0, 40)}…" is too long: an item has at most ${LONGEST_ITEM} characters.`;
}
