import { testScreens } from '../../support/pages/screens';

const SATURDAY_GUARD = '10000007-0000-4000-8000-000000000077';

testScreens('the demo of the schedule', null, [
  { address: '/demo/operations/scheduling', title: 'Scheduling', also: 'Recent Schedule Changes' },
  { address: '/demo/operations/scheduling?fill=open', title: 'Scheduling', also: 'Plan people although a rule warns' },
]);
testScreens('the schedule', 'manager@pinehollow.test', [
  { address: '/scheduling', title: 'Scheduling', also: 'Recent Schedule Changes' },
  { address: '/scheduling?rows=roles&week=2025-05-04', title: 'Scheduling', also: 'May 4 – 10, 2025' },
  { address: '/scheduling?view=day', title: 'Scheduling', also: 'Recent Schedule Changes' },
  { address: '/scheduling?view=two-weeks', title: 'Scheduling', also: 'Recent Schedule Changes' },
  { address: `/scheduling?shift=${SATURDAY_GUARD}`, title: 'Scheduling', also: 'Edit shift' },
  { address: `/scheduling?do=coverage&shift=${SATURDAY_GUARD}`, title: 'Scheduling', also: 'Cannot take it' },
  { address: '/scheduling?do=create&week=2025-05-11', title: 'Scheduling', also: 'Week to copy' },
  { address: '/scheduling?do=publish&week=2025-05-04', title: 'Scheduling', also: 'Publish 4 shifts' },
  { address: '/scheduling?do=time-off', title: 'Scheduling', also: 'Requests about shifts' },
  { address: '/scheduling?do=recurring', title: 'Scheduling', also: 'Before opening day' },
  { address: '/scheduling?do=answers', title: 'Scheduling', also: 'Not answered yet' },
  { address: '/scheduling?do=rules', title: 'Scheduling', also: 'Availability due' },
  { address: '/scheduling?do=emergency', title: 'Scheduling', also: 'Offer 2 shifts' },
]);
testScreens('the schedule for the staff', 'staff@pinehollow.test', [
  { address: '/scheduling', title: 'Scheduling', also: 'My week' },
]);
