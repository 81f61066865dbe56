import { testHostileTexts } from '../../support/checks/hostileTexts';

testHostileTexts(['/admin', '/admin/features', '/admin/settings']);
