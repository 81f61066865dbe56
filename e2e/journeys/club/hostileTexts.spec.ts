import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/user-dashboard', '/user-dashboard?tab=team'], ['/legacy-dashboard']);
