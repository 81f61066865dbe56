import { testScreens } from '../../support/pages/screens';

testScreens('post-season', 'admin@pinehollow.test', [
  { address: '/post-season', title: 'Post-Season Wrap-Up', also: 'What members said' },
  { address: '/post-season?tab=exit', title: 'Post-Season Wrap-Up', also: '85% interested in returning' },
  { address: '/post-season?tab=documents&season=2025', title: 'Post-Season Wrap-Up', also: 'Season photos' },
  { address: '/post-season?tab=close', title: 'Post-Season Wrap-Up', also: 'People of 2024' },
  { address: '/post-season?tab=lessons', title: 'Post-Season Wrap-Up', also: 'Next-season priorities' },
  { address: '/post-season?tab=surveys&season=2025', title: 'Post-Season Wrap-Up', also: 'Surveys about 2025' },
]);
