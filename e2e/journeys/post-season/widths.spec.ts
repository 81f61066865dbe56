import { testWidths } from '../../support/checks/widths';

testWidths('post-season', 'admin@pinehollow.test', [
  '/post-season',
  '/post-season?tab=exit',
  '/post-season?tab=documents&season=2025',
  '/post-season?tab=lessons',
  '/post-season?tab=close',
]);
testWidths('the demo of post-season', null, ['/demo/post-season', '/demo/post-season?tab=documents']);
