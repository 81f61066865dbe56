import { testWidths } from '../../support/checks/widths';

testWidths('post-season', 'admin@pinehollow.test', [
  '/post-season',
  '/post-season?tab=exit',
  '/post-season?tab=documents&season=2025',
  '/post-season?tab=lessons',
  '/post-season/surveys/10000071-0000-4000-8000-000000000003',
  '/post-season?tab=close',
]);
testWidths('the page of those who answer a survey', null, ['/survey/pine-hollow-spring-check-in']);
testWidths('the demo of post-season', null, ['/demo/post-season', '/demo/post-season?tab=documents']);
