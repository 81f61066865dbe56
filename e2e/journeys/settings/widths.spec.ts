import { testWidths } from '../../support/checks/widths';

testWidths("the club's settings", 'admin@pinehollow.test', ['/settings', '/assets']);
