import { testScreens } from '../../support/pages/screens';

testScreens("the club's dashboard", 'admin@pinehollow.test', [
  { address: '/user-dashboard', title: 'Welcome to Pine Hollow Swim & Tennis Club', also: '285' },
  { address: '/user-dashboard?tab=team', title: /^Welcome to/, also: 'Rescue tubes' },
]);
