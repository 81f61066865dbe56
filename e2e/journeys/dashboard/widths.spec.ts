import { testWidths } from '../../support/checks/widths';

testWidths("an administrator's dashboards", 'admin@pinehollow.test', ['/dashboard', '/legacy-dashboard']);
testWidths('the dashboards of the staff', 'staff@pinehollow.test', ['/dashboard', '/legacy-dashboard']);
testWidths('the dashboard of a club with fewer modules', 'admin@lakeside.test', ['/legacy-dashboard']);
