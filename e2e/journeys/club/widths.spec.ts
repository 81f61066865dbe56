import { testWidths } from '../../support/checks/widths';

testWidths("the club's dashboard", 'admin@pinehollow.test', ['/user-dashboard', '/user-dashboard?tab=team']);
