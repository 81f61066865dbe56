import { testScreens } from '../../support/pages/screens';

const title = 'ClubFuture Strategic Hub';
const DECK = '10000080-0000-4000-8000-000000000001';
const PUMP_ROOM = '10000080-0000-4000-8000-000000000002';

testScreens('club-future', 'admin@pinehollow.test', [
  { address: '/club-future', title, also: 'Funding summary' },
  { address: `/club-future?open=${DECK}`, title, also: 'History and updates' },
  { address: `/club-future?open=${PUMP_ROOM}`, title, also: 'Your vote' },
  { address: '/club-future?tab=workforce', title, also: 'Recommendations' },
  { address: '/club-future?tab=reports', title, also: 'Annual documents' },
  { address: '/club-future?tab=reports&report=10000083-0000-4000-8000-000000000002', title, also: 'Add filter' },
  { address: '/club-future/reserve-study', title: 'Reserve study', also: 'Percent funded' },
  { address: '/club-future?tab=wishlist', title, also: 'Recommendation' },
]);
