import { testScreens } from '../../support/screens';

testScreens("the club's own pages", 'admin@pinehollow.test', [
  { address: '/user-dashboard', title: 'Welcome to Pine Hollow Swim & Tennis Club', also: '285' },
  { address: '/user-dashboard?tab=team', title: /^Welcome to/, also: 'Rescue tubes' },
  { address: '/settings', title: 'Settings', also: 'Start date' },
  { address: '/assets', title: 'Brand Assets', also: 'Hero Image' },
]);
