import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts([
  '/operations',
  '/operations?view=water',
  '/operations?view=logs&since=all',
  '/operations?view=incidents',
  '/operations?view=templates',
  '/operations?tab=vendors',
  '/operations?tab=tickets',
]);
