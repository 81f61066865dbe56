import { testScreens } from '../../support/pages/screens';

const title = 'ClubFuture Strategic Hub';
const DECK = '10000080-0000-4000-8000-000000000001';

testScreens('club-future', 'admin@pinehollow.test', [
  { address: '/club-future', title, also: 'Funding summary' },
  { address: `/club-future?open=${DECK}`, title, also: 'History and updates' },
  { address: '/club-future?tab=workforce', title, also: 'Recommendations' },
  { address: '/club-future?tab=reports', title, also: 'Annual documents' },
  { address: '/club-future?tab=wishlist', title, also: 'Recommendation' },
]);
