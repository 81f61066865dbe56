import { testWidths } from '../../support/checks/widths';

testWidths('pre-season', 'admin@pinehollow.test', [
  '/pre-season',
  '/pre-season?tab=budget',
  '/pre-season?tab=priorities',
]);
testWidths('the demo of pre-season', null, ['/demo/pre-season']);
