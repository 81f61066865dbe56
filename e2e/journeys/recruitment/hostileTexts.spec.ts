import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/recruitment', '/recruitment?tab=roles', '/staff', '/staff?tab=roles', '/staff?tab=analytics']);
