import { testWidths } from '../../support/widths';

testWidths("the club's settings", 'admin@pinehollow.test', ['/settings', '/assets']);
