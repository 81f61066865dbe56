import { testScreens } from '../../support/pages/screens';

testScreens("the club's dashboard", 'admin@pinehollow.test', [
  { address: '/legacy-dashboard', title: 'Pine Hollow Swim & Tennis Club', also: 'completed on average' },
]);
testScreens('the dashboard of a person who works there', 'staff@pinehollow.test', [
  { address: '/dashboard', title: 'Welcome, Jordan Blake', also: 'Open shifts for you' },
]);
testScreens('the dashboard of a club with fewer modules', 'staff@lakeside.test', [
  { address: '/legacy-dashboard', title: 'Lakeside Golf & Country Club', also: 'positions' },
]);
