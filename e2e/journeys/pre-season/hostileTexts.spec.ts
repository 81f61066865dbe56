import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/pre-season', '/pre-season?tab=budget', '/pre-season?tab=priorities']);
