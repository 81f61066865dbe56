import { testWidths } from '../../support/checks/widths';

testWidths('the schedule', 'manager@pinehollow.test', [
  '/scheduling',
  '/scheduling?rows=roles',
  '/scheduling?week=2025-05-04&role=Lifeguard',
  '/scheduling?view=day',
  '/scheduling?view=two-weeks',
  '/scheduling?do=create',
  '/scheduling?do=time-off',
  '/scheduling?do=answers',
  '/scheduling?do=rules',
]);
testWidths('the schedule for the staff', 'staff@pinehollow.test', ['/scheduling']);
testWidths('the demo of the schedule', null, ['/demo/operations/scheduling', '/demo/operations/scheduling?fill=open']);
