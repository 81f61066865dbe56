import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/legacy-dashboard']);
