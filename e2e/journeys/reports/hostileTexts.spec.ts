import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts([
  '/reports',
  '/reports?tab=staffing',
  '/reports?tab=financial&period=2024',
  '/reports?tab=operations',
]);
