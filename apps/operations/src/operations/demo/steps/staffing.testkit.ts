import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { OperationsSource } from '../../source/operationsSource';

const budgeted = async (source: OperationsSource, weekStart: string, department: string) =>
  found((await source.listLabor()).find((week) => week.weekStart === weekStart && week.department === department));

/** The rotation over the stands, and the budgets of weeks. */
export const staffingSteps: ChangeSteps<OperationsSource> = {
  'changing the rotation': async (source) => {
    const { version, ...rules } = await source.readRotation();
    return source.saveRotation({ ...rules, stands: ['Deep end', 'Slide'], minutesPerStand: 20 }, version);
  },
  'changing the rotation over a newer version': async (source) => {
    const { version: _, ...rules } = await source.readRotation();
    return source.saveRotation(rules, 1);
  },
  'changing a budget': async (source) =>
    source.setLaborBudget(await budgeted(source, '2025-04-27', 'Aquatics'), 2_600_50),
  'taking a budget away': async (source) =>
    source.setLaborBudget(await budgeted(source, '2025-05-04', 'Aquatics'), null),
  'entering a budget': (source) =>
    source.setLaborBudget({ weekStart: '2025-05-04', department: 'Tennis', budget: null }, 1_100_00),
  'entering a second budget for the same department and week': (source) =>
    source.setLaborBudget({ weekStart: '2025-05-04', department: 'Tennis', budget: null }, 900_00),
  'changing a budget over a newer version': async (source) => {
    const { budget, ...week } = await budgeted(source, '2025-04-27', 'Aquatics');
    return source.setLaborBudget({ ...week, budget: { ...found(budget), version: 1 } }, 2_400_00);
  },
};
