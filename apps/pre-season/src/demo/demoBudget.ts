import { DataError } from '@platform/module-kit';
import { sampleLaborCost } from '@platform/sample-club';
import { inBudgetOrder } from '../rules/inBudgetOrder';
import { toCents } from '../rules/money';
import type { BudgetLine } from '../source/budgetLine';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { newId, requireVersion, type DemoMemory } from './demoMemory';

type BudgetCalls = Pick<
  PreSeasonSource,
  'listBudget' | 'readBudgetLine' | 'addBudgetLine' | 'saveBudgetLine' | 'fillInBudgetLine' | 'deleteBudgetLine'
>;

/** What is done with the budget of the sample club, in memory. */
export function demoBudget(memory: DemoMemory): BudgetCalls {
  const find = (lineId: string): BudgetLine => {
    const line = memory.read().budget.find(({ id }) => id === lineId);
    if (!line) throw new DataError('This line does not exist any more.', 'PGRST116', 406);
    return line;
  };
  const save = (lineId: string, change: Partial<BudgetLine>, version: number): BudgetLine => {
    const before = find(lineId);
    requireVersion(before, version);
    const changed = { ...before, ...change, version: version + 1 };
    const saved = changed.isLabor ? { ...changed, actualCents: laborOf(changed.year) } : changed;
    memory.write({ budget: memory.read().budget.map((line) => (line.id === lineId ? saved : line)) });
    return saved;
  };
  return {
    listBudget: async (years) =>
      memory
        .read()
        .budget.filter(({ year }) => years.includes(year))
        .sort(inBudgetOrder),
    readBudgetLine: async (lineId) => find(lineId),

    async addBudgetLine(year, draft) {
      const { budget } = memory.read();
      const name = draft.name.trim();
      if (budget.some((line) => line.year === year && line.type === draft.type && line.name === name)) {
        throw new DataError('The budget of this year has a line of this name already. Change that one.', '23505', 409);
      }
      if (draft.isLabor && budget.some((line) => line.year === year && line.isLabor)) throw labored();
      const actualCents = draft.isLabor ? laborOf(year) : null;
      const added: BudgetLine = { ...draft, name, id: newId(), year, actualCents, version: 1 };
      memory.write({ budget: [...budget, added] });
      return added;
    },

    saveBudgetLine: async (lineId, { plannedCents, actualCents }, version) =>
      save(
        lineId,
        {
          ...(plannedCents !== undefined && { plannedCents }),
          ...(actualCents !== undefined && { actualCents }),
        },
        version,
      ),

    async fillInBudgetLine(lineId, isLabor, version) {
      const { year } = find(lineId);
      const other = memory.read().budget.find((line) => line.year === year && line.isLabor && line.id !== lineId);
      if (isLabor && other) throw labored();
      return save(lineId, { isLabor }, version);
    },

    async deleteBudgetLine(lineId) {
      memory.write({ budget: memory.read().budget.filter(({ id }) => id !== lineId) });
    },
  };
}

/** What the schedule of the sample club costs in a year. */
const laborOf = (year: string) => toCents(sampleLaborCost(year));

const labored = () =>
  new DataError(
    'Another line of this year is filled in from the schedule already. Labor is counted once.',
    '23505',
    409,
  );
