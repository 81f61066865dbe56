import { testTableWidths } from '../../support/checks/tableWidths';
import { testWidths } from '../../support/checks/widths';
import { ACID_FEED, BLUE_RIDGE, MANAGER, pagesOf, STAFF } from './pages';

testWidths('operations', MANAGER, [
  ...pagesOf('/operations'),
  `/operations?tab=tickets&open=${ACID_FEED.id}`,
  `/operations?tab=vendors&open=${BLUE_RIDGE.id}`,
]);
testWidths('operations for the staff', STAFF, ['/operations', '/operations?view=water', '/operations?tab=tickets']);
testWidths('the demo of operations', null, ['/demo/operations', '/demo/operations?tab=labor']);
testTableWidths('operations', MANAGER, [
  '/operations?view=water',
  '/operations?view=incidents',
  '/operations?tab=labor',
  '/operations?tab=vendors',
  '/operations?tab=tickets',
]);
