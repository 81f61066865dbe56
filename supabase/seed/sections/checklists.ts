import { sampleChecklists, sampleChecklistTemplates, sampleClub } from '@platform/sample-club';
import { accountWithAddress } from '../accountOf';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

const clubId = sampleClub.id;

/** What has to be done before the season and every day, and how far it is. */
export function checklists(): string[] {
  return [
    insert('public.checklist_templates', [
      ...sampleChecklistTemplates.map(({ items: _, ...template }) => ({ ...template, clubId })),
      { id: lakesideId('checklistTemplate', 1), kind: 'pre_season', title: 'Course opening', clubId: LAKESIDE },
    ]),
    insert('public.checklist_template_items', [
      ...sampleChecklistTemplates.flatMap(({ id: templateId, items }) =>
        items.map((item, position) => ({ ...item, templateId, position, clubId })),
      ),
      {
        id: lakesideId('checklistTemplateItem', 1),
        item: 'Aerate the greens',
        priority: 'high',
        daysBeforeOpening: 14,
        templateId: lakesideId('checklistTemplate', 1),
        position: 0,
        clubId: LAKESIDE,
      },
    ]),
    insert('public.checklists', [
      ...sampleChecklists.map(({ items: _, ...checklist }, position) => ({ ...checklist, position, clubId })),
      {
        id: lakesideId('checklist', 1),
        seasonId: lakesideId('season', 1),
        templateId: lakesideId('checklistTemplate', 1),
        kind: 'pre_season',
        title: 'Course opening',
        position: 0,
        clubId: LAKESIDE,
      },
    ]),
    insert('public.checklist_items', [
      ...sampleChecklists.flatMap(({ id: checklistId, items }) =>
        items.map((item, position) => ({ ...item, checklistId, position, clubId })),
      ),
      ...lakesideItems,
    ]),
  ];
}

const lakesideItems = [
  ['Aerate the greens', 'high', '2025-03-29', '2025-03-28T15:00:00-05:00'],
  ['Charge and test the carts', 'medium', '2025-04-09', null],
].map(([item, priority, dueOn, completedAt], position) => ({
  id: lakesideId('checklistItem', position + 1),
  item,
  priority,
  dueOn,
  completed: completedAt !== null,
  completedAt,
  completedBy: completedAt === null ? null : accountWithAddress('admin@lakeside.test'),
  checklistId: lakesideId('checklist', 1),
  position,
  clubId: LAKESIDE,
}));
