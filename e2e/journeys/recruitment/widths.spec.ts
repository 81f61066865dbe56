import { testTableWidths } from '../../support/checks/tableWidths';
import { testWidths } from '../../support/checks/widths';

testWidths('recruitment', 'admin@pinehollow.test', [
  '/recruitment',
  '/recruitment?tab=roles',
  '/recruitment?tab=last-season',
  '/recruitment?tab=public',
  '/staff',
  '/staff?tab=analytics',
  '/staff/import',
]);
testWidths('the demo of recruitment', null, ['/demo/recruitment', '/demo/recruitment/staff']);
testTableWidths('recruitment', 'admin@pinehollow.test', ['/staff']);
