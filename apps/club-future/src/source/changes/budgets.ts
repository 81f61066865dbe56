import { worded } from '@platform/database';
import { add_project_to_budget } from '@platform/database/said';
import { moneyInWords, toDollars, type ClubReader } from '@platform/module-kit/screens';
import { budgetLineName } from '../../rules/projects/budgetLine';
import { save } from '../club/requests';
import type { DataRow } from '@platform/contract/saved-reports';
import type { Project } from '../rows/project';
import { clubFutureChange } from './clubFutureChange';
import { addKnownUpdate, budgetYearOf, findProject } from './knownProjects';

/** Plans what an approved project costs as an expense in the budget of a season, once. */
export const addToBudget = clubFutureChange({
  send: (_reader: ClubReader, { id }: Project, year: string): Promise<void> =>
    save((db) => db.rpc('add_project_to_budget', { project_id_param: id, year_param: year })),
  expect(known, { id }, year) {
    const project = findProject(known, id);
    if (!project || budgetYearOf(known, id) || project.budget === null) return;
    known.change('listBudgetedProjects', (budgeted) =>
      [...budgeted, { projectId: id, year }].sort((one, other) => (one.projectId < other.projectId ? -1 : 1)),
    );
    const line: DataRow = {
      year,
      name: budgetLineName(project.title),
      type: 'expense',
      planned_amount: toDollars(project.budget),
      amount: null,
    };
    known.change('readDataSet', (rows, dataSet) =>
      dataSet === 'budget' ? [...rows, line].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)) : rows,
    );
    const note = worded(add_project_to_budget.message, year, moneyInWords(project.budget));
    addKnownUpdate(known, id, note, null, null);
  },
});

/** By year, type and name. */
const keyOf = ({ year, type, name }: DataRow) => `${year} ${type} ${name}`;
