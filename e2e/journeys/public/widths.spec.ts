import { testWidths } from '../../support/checks/widths';

testWidths('the public site', null, [
  '/',
  '/services',
  '/why-it-works',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/apply/pine-hollow',
  '/no/such-page',
]);
