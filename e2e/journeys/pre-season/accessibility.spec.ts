import { testScreens } from '../../support/pages/screens';

testScreens('pre-season', 'admin@pinehollow.test', [
  { address: '/pre-season', title: 'Pre-Season', also: 'Weeks to opening' },
]);
