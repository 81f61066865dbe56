import { testWidths } from '../../support/checks/widths';

testWidths('training', 'admin@pinehollow.test', [
  '/training',
  '/training?tab=people',
  '/training?tab=in-service',
  '/training?tab=renewals',
  '/training/30000000-0000-4000-8000-000000004000',
]);
testWidths('training for the staff', 'staff@pinehollow.test', ['/training']);
testWidths('the demo of training', null, ['/demo/training']);
