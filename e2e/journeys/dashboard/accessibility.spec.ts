import { testScreens } from '../../support/pages/screens';

testScreens("the club's dashboard", 'admin@pinehollow.test', [
  { address: '/legacy-dashboard', title: 'Pine Hollow Swim & Tennis Club', also: 'completed on average' },
]);
testScreens('the dashboard of a club with fewer modules', 'staff@lakeside.test', [
  { address: '/legacy-dashboard', title: 'Lakeside Golf & Country Club', also: 'positions' },
]);
