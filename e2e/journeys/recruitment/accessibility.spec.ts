import { testScreens } from '../../support/pages/screens';

testScreens('the demo of recruitment', null, [
  { address: '/demo/recruitment/staff', title: 'Staff', also: 'Avery Collins' },
]);
testScreens('recruitment', 'admin@pinehollow.test', [
  { address: '/recruitment', title: 'Recruitment', also: 'Maya Torres' },
  { address: '/staff', title: 'Staff', also: 'Avery Collins' },
  { address: '/staff?tab=analytics', title: 'Staff', also: '89' },
]);
