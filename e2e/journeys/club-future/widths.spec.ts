import { testWidths } from '../../support/checks/widths';

testWidths('the demo of ClubFuture', null, [
  '/demo/club-future',
  '/demo/club-future?open=10000080-0000-4000-8000-000000000002',
  '/demo/club-future?tab=workforce',
  '/demo/club-future?tab=reports',
  '/demo/club-future?tab=wishlist',
  '/demo/club-future?tab=reports&report=10000083-0000-4000-8000-000000000002',
  '/demo/club-future/reserve-study',
]);
