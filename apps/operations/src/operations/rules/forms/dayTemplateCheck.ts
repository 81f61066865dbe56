import { checklist_template_items } from '@platform/database/refusals/checklist_template_items';
import { checklist_templates } from '@platform/database/refusals/checklist_templates';
import type { DayTemplateItem } from '../../source/rows/dayList';

/** Most items of a daily checklist, as in the database (`save_day_template`). */
export const MOST_ITEMS = 100;

interface DayTemplateErrors {
  title?: string;
  /** What is wrong with the list as a whole. */
  items?: string;
  /** What is wrong with each item. */
  each: readonly (string | undefined)[];
}

/** The items with text: an empty line is not an item. */
export const writtenItems = (items: readonly DayTemplateItem[]): DayTemplateItem[] =>
  items.filter(({ item, notes }) => item.trim() !== '' || notes.trim() !== '');

/** What is wrong with a daily checklist, one sentence for each part. The database has the same rules. */
export function dayTemplateErrors(title: string, items: readonly DayTemplateItem[]): DayTemplateErrors {
  const { rules } = checklist_template_items;
  return {
    title: title.trim() && title.length <= 120 ? undefined : checklist_templates.rules.checklist_templates_title_length,
    items: writtenItems(items).length > 0 ? undefined : 'Enter what is checked, one item at least.',
    each: items.map(({ item, notes }) => {
      if (item.length > 200 || (item.trim() === '' && notes.trim() !== ''))
        return rules.checklist_template_items_item_length;
      return notes.length > 2000 ? rules.checklist_template_items_notes_length : undefined;
    }),
  };
}

export const hasDayTemplateErrors = ({ title, items, each }: DayTemplateErrors): boolean =>
  Boolean(title ?? items) || each.some(Boolean);
