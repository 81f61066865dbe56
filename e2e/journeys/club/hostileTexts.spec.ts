import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/legacy-dashboard'], ['/user-dashboard', '/user-dashboard?tab=team'], ['/settings', '/assets']);
