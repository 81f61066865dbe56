// What the benchmark of auto-fill runs.
export { fillWeek } from '../fillWeek';
export { modelOf, valueOf, valueOfOptimum } from './model.testkit';
export { openWeek } from './weeks.testkit';
