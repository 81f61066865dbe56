import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/scheduling', '/scheduling?rows=roles']);
