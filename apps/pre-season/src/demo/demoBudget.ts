import { DataError } from '@platform/module-kit';
import type { BudgetLine } from '../source/budgetLine';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { newId, requireVersion, type DemoMemory } from './demoMemory';

type BudgetCalls = Pick<
  PreSeasonSource,
  'listBudget' | 'readBudgetLine' | 'addBudgetLine' | 'planBudgetLine' | 'deleteBudgetLine'
>;

/** What is done with the budget of the sample club, in memory. */
export function demoBudget(memory: DemoMemory): BudgetCalls {
  const find = (lineId: string): BudgetLine => {
    const line = memory.read().budget.find(({ id }) => id === lineId);
    if (!line) throw new DataError('This line does not exist any more.', 'PGRST116', 406);
    return line;
  };
  return {
    listBudget: async (years) => memory.read().budget.filter(({ year }) => years.includes(year)),
    readBudgetLine: async (lineId) => find(lineId),

    async addBudgetLine(year, draft) {
      const { budget } = memory.read();
      const name = draft.name.trim();
      if (budget.some((line) => line.year === year && line.type === draft.type && line.name === name)) {
        throw new DataError('The budget of this year has a line of this name already. Change that one.', '23505', 409);
      }
      const added: BudgetLine = { ...draft, name, id: newId(), year, actualCents: 0, version: 1 };
      memory.write({ budget: [...budget, added] });
      return added;
    },

    async planBudgetLine(lineId, plannedCents, version) {
      const before = find(lineId);
      requireVersion(before, version);
      const saved = { ...before, plannedCents, version: version + 1 };
      memory.write({ budget: memory.read().budget.map((line) => (line.id === lineId ? saved : line)) });
      return saved;
    },

    async deleteBudgetLine(lineId) {
      memory.write({ budget: memory.read().budget.filter(({ id }) => id !== lineId) });
    },
  };
}
