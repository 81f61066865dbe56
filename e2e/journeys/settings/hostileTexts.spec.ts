import { testHostileTexts } from '../../support/hostileTexts';

testHostileTexts(['/settings', '/assets']);
