import { testScreens } from '../../support/pages/screens';

testScreens('the demo of reports', null, [
  { address: '/demo/operations/reports', title: 'Reports', also: 'Season 2025 beside Season 2024' },
  { address: '/demo/operations/reports?tab=financial', title: 'Reports', also: 'Budget of 2025' },
]);
testScreens('reports', 'admin@pinehollow.test', [
  { address: '/reports', title: 'Reports', also: 'Season 2025 beside Season 2024' },
  { address: '/reports?tab=staffing', title: 'Reports', also: 'Planned hours by person' },
  { address: '/reports?tab=financial&period=2024', title: 'Reports', also: 'Budget of 2024' },
  { address: '/reports?tab=operations', title: 'Reports', also: 'Coverage by place' },
]);
testScreens('reports for the staff', 'staff@pinehollow.test', [
  { address: '/reports', title: 'You have no access to Reports', also: "Your club's administrator" },
]);
