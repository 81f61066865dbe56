import { checklist_of_lessons, save_checklist_as_template } from '@platform/database/raised';
import { budget_categories } from '@platform/database/refusals/budget_categories';
import { checklist_templates } from '@platform/database/refusals/checklist_templates';
import { seasons } from '@platform/database/refusals/seasons';
import { broken, outdated, raised, type DemoRefusals } from '@platform/module-kit/screens';
import type { changes } from '../source/changes';
import { findItem, findLine, findList, type Known, type KnownReads, seasonsOfKnown } from '../source/changes/known';
import type { ListKind } from '../source/rows/checklist';

function takenTitle(known: Known, kind: ListKind | undefined, title: string, id?: string) {
  const isTaken = known
    .get('listTemplates')
    ?.some((other) => other.id !== id && other.kind === kind && other.title === title.trim());
  return isTaken ? broken(checklist_templates.rules.checklist_templates_title_unique, '23505') : undefined;
}

function labored(known: Known, year: string | undefined, isLabor: boolean, id?: string) {
  const other = known
    .all('listBudget')
    .flat()
    .some((line) => line.year === year && line.isLabor && line.id !== id);
  return isLabor && other ? broken(budget_categories.rules.budget_categories_one_labor_line, '23505') : undefined;
}

/** What the demo refuses, with the sentences of the database. */
export const refuse: DemoRefusals<KnownReads, typeof changes> = {
  addSeason: (known, { year }) =>
    known.get('readSetting')?.seasons.some((season) => season.year === year)
      ? broken(seasons.rules.seasons_one_a_year, '23505')
      : undefined,
  saveAsTemplate(known, listId, title, replaces) {
    const list = findList(known, listId);
    if (!list) return raised(save_checklist_as_template.PT404);
    return replaces ? undefined : takenTitle(known, list.kind, title);
  },
  renameTemplate: (known, id, title) =>
    takenTitle(known, known.get('listTemplates')?.find((template) => template.id === id)?.kind, title, id),
  renameList: (known, { id, version }) => outdated(findList(known, id), version),
  archiveList: (known, { id, version }) => outdated(findList(known, id), version),
  saveItem: (known, itemId, _draft, version) => outdated(findItem(known, itemId), version),
  addBudgetLine(known, year, { name, type, isLabor }) {
    const isThere = known.get('listBudget', [year])?.some((line) => line.type === type && line.name === name.trim());
    if (isThere) return broken(budget_categories.rules.budget_categories_once, '23505');
    return labored(known, year, isLabor);
  },
  saveBudgetLine: (known, lineId, _amounts, version) => outdated(findLine(known, lineId), version),
  fillInBudgetLine(known, lineId, isLabor, version) {
    const line = findLine(known, lineId);
    return outdated(line, version) ?? labored(known, line?.year, isLabor, lineId);
  },
  carryLesson(known, lessonId, { listId }) {
    const { learnedIn, next } = seasonsOfKnown(known, lessonId);
    return learnedIn && !next && listId === null ? raised(checklist_of_lessons.PT409, learnedIn.year) : undefined;
  },
};
