import { testWidths } from '../../support/checks/widths';

const tabs = ['/admin', '/admin/features', '/admin/analytics', '/admin/settings'];

testWidths("a club's administration", 'admin@pinehollow.test', tabs);
testWidths("the firm's administration", 'firm@clubcrew.test', tabs);
