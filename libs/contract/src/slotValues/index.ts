export { slotValueProblem } from './slotValueProblem';
