import { testWidths } from '../../support/widths';

testWidths("the club's own pages", 'admin@pinehollow.test', [
  '/user-dashboard',
  '/user-dashboard?tab=team',
  '/settings',
  '/assets',
]);
