import { testTableWidths } from '../../support/checks/tableWidths';
import { testWidths } from '../../support/checks/widths';

testWidths('reports', 'admin@pinehollow.test', [
  '/reports',
  '/reports?tab=staffing',
  '/reports?tab=financial&period=2024',
  '/reports?tab=operations',
  '/reports?period=days&from=2025-05-03&to=2025-04-01',
]);
testWidths('reports for the staff', 'staff@pinehollow.test', ['/reports']);
testWidths('the demo of reports', null, ['/demo/operations/reports']);
testTableWidths('reports', 'admin@pinehollow.test', [
  '/reports?tab=staffing',
  '/reports?tab=financial&period=2024',
  '/reports?tab=operations',
]);
