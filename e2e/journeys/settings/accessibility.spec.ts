import { testScreens } from '../../support/pages/screens';

testScreens("the club's settings", 'admin@pinehollow.test', [
  { address: '/settings', title: 'Settings', also: 'Start date' },
  { address: '/assets', title: 'Brand Assets', also: 'Hero Image' },
]);
