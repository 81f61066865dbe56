import { addressOfTab, placeTabsFor } from './placeTabs';

const paths = { recruitment: '/recruitment', staff: '/staff' };

test('recruitment and staff are one row of tabs, each with an address of its own', () => {
  expect(placeTabsFor(true).map((tab) => addressOfTab(tab, paths))).toEqual([
    '/recruitment',
    '/staff',
    '/recruitment?tab=roles',
    '/staff?tab=analytics',
    '/recruitment?tab=public',
    '/recruitment?tab=last-season',
  ]);
});

test('leads a member neither to applicants nor to people the club could ask back', () => {
  expect(placeTabsFor(false)).toEqual(['roles', 'roster', 'analytics', 'public']);
});
