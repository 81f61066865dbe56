import { moduleStatus } from './moduleStatus';

test.each([
  [null, 'Pending', 'Pending'],
  [0, 'Not Started', 'Not Started'],
  [1, 'Planning', 'Active'],
  [24, 'Planning', 'Active'],
  [25, 'In Progress', 'Active'],
  [79, 'In Progress', 'Active'],
  [80, 'Nearly Complete', 'Active'],
  [99, 'Nearly Complete', 'Active'],
  [100, 'Ready', 'Ready'],
])('%s percent of a season is %s, of a day %s', (percent, ofSeason, ofDay) => {
  expect(moduleStatus(percent).label).toBe(ofSeason);
  expect(moduleStatus(percent, 'daily').label).toBe(ofDay);
});
