import { testWidths } from '../../support/checks/widths';

testWidths('the demo of ClubFuture', null, [
  '/demo/club-future',
  '/demo/club-future?tab=workforce',
  '/demo/club-future?tab=reports',
  '/demo/club-future?tab=wishlist',
]);
