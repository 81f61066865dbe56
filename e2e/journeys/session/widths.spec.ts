import { testWidths } from '../../support/checks/widths';

testWidths('the sign-in pages and the errors', null, ['/auth', '/auth/reset', '/errors', '/errors/E202']);
testWidths('the way of a visitor to the sign-in page', null, ['/dashboard', '/staff']);
testWidths('an unknown address for members', 'staff@pinehollow.test', ['/no/such-page', '/operations']);
