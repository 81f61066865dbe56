import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/user-dashboard', '/user-dashboard?tab=team'], ['/legacy-dashboard']);
