import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/pre-season', '/pre-season?tab=budget', '/pre-season?tab=priorities']);
