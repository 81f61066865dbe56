import { budget_categories } from '@platform/database/refusals/budget_categories';
import { checklist_items } from '@platform/database/refusals/checklist_items';
import { checklist_template_items } from '@platform/database/refusals/checklist_template_items';
import { checklist_templates } from '@platform/database/refusals/checklist_templates';
import { checklists } from '@platform/database/refusals/checklists';
import { clubs } from '@platform/database/refusals/clubs';
import { seasons } from '@platform/database/refusals/seasons';

/** The tables that this module writes, with the sentence a person reads when the database refuses a row. */
export const refusals = [
  budget_categories,
  checklist_items,
  checklist_template_items,
  checklist_templates,
  checklists,
  clubs,
  seasons,
];
