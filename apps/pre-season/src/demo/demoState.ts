import {
  sampleBudget,
  sampleChecklists,
  sampleChecklistTemplates,
  sampleLessons,
  sampleSeasons,
} from '@platform/sample-club';
import { toCents } from '../rules/money';
import type { BudgetLine } from '../source/budgetLine';
import type { Checklist, ChecklistItem, ListTemplate, Priority } from '../source/checklist';
import type { Season } from '../source/setting';

export interface DemoList extends Checklist {
  seasonId: string;
  seasonYear: string;
}

export interface DemoTemplate extends ListTemplate {
  items: readonly { item: string; priority: Priority; notes: string; daysBeforeOpening: number | null }[];
}

/** What a visit to the demo has changed, over the rows of the sample club. */
export interface DemoState {
  seasons: readonly Season[];
  lists: readonly DemoList[];
  templates: readonly DemoTemplate[];
  budget: readonly BudgetLine[];
  lessons: typeof sampleLessons;
}

/** The sample club as every visit begins. */
export function freshDemoState(): DemoState {
  return {
    seasons: sampleSeasons.map(({ closedAt, ...season }) => ({ ...season, isClosed: closedAt !== null })),
    lists: sampleChecklists.flatMap((list, position) => {
      if (list.kind === 'daily_operations') return [];
      const { id, seasonId, templateId, kind, title } = list;
      return [
        {
          id,
          seasonId,
          seasonYear: sampleSeasons.find((season) => season.id === seasonId)?.year ?? '',
          templateId,
          kind,
          title,
          position,
          copiedFromId: null,
          archived: false,
          version: 1,
          items: list.items.map((item, place) => demoItem(id, item, place)),
        },
      ];
    }),
    templates: sampleChecklistTemplates.flatMap(({ id, kind, title, items }) =>
      kind === 'daily_operations'
        ? []
        : [
            {
              id,
              kind,
              title,
              itemCount: items.length,
              items: items.map((item) => ({ ...item, notes: item.notes ?? '' })),
            },
          ],
    ),
    budget: sampleBudget.map(({ amount, plannedAmount, ...line }) => ({
      ...line,
      actualCents: amount === null ? null : toCents(amount),
      plannedCents: toCents(plannedAmount),
      version: 1,
    })),
    lessons: sampleLessons,
  };
}

type SampleItem = (typeof sampleChecklists)[number]['items'][number];

function demoItem(listId: string, item: SampleItem, position: number): ChecklistItem {
  return {
    id: item.id,
    listId,
    item: item.item,
    priority: item.priority,
    notes: item.notes ?? '',
    owner: item.ownerStaffId ? `staff:${item.ownerStaffId}` : '',
    dueOn: item.dueOn,
    completed: item.completed,
    completedAt: item.completedAt === null ? null : new Date(item.completedAt),
    completedBy: null,
    position,
    lessonId: null,
    version: 1,
  };
}
