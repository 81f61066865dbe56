import type { JobRole } from '../source/rows/jobRole';
import { positionsIn } from '../../shared/rules/positionsIn';
import { overPlan, restInWords } from './positions';

const role = (title: string, positionsFilled: number, positionsTotal: number): JobRole => ({
  id: title,
  title,
  department: null,
  positionsFilled,
  positionsTotal,
  payRangeMin: null,
  payRangeMax: null,
  lawfulAge: 14,
  minimumAge: null,
  requirements: [],
});

it('counts people beyond the plan separately: they fill no position of another role', () => {
  const roles = [role('Lifeguard', 14, 13), role('Head Guard', 1, 2)];
  expect(positionsIn(roles)).toEqual({ total: 15, filled: 14, over: 1 });
  expect(restInWords(roles)).toBe('1 is open, 1 over plan');
  expect(restInWords([role('Lifeguard', 13, 13)])).toBe('every position filled');
});

it('says "no positions yet" when no role has a position', () => {
  expect(restInWords([])).toBe('no positions yet');
  expect(restInWords([role('Lifeguard', 0, 0)])).toBe('no positions yet');
  expect(restInWords([role('Lifeguard', 2, 0)])).toBe('every position filled, 2 over plan');
});

it('names the roles that would have more people than positions', () => {
  const roles = [role('Lifeguard', 12, 13), role('Manager', 1, 1), role('Head Guard', 3, 2)];
  const coming = new Map([
    ['Lifeguard', 2],
    ['Manager', 1],
    ['Snack Bar', 4],
  ]);
  expect(overPlan(roles, coming)).toEqual([
    'Lifeguard would have 14 people; 13 positions are planned.',
    'Manager would have 2 people; 1 position is planned.',
  ]);
  expect(overPlan(roles, new Map([['Lifeguard', 1]]))).toEqual([]);
});
