import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/settings', '/assets']);
