import { addressOfTab, placeTabsFor } from './placeTabs';

const paths = { recruitment: '/recruitment', staff: '/staff' };

test('shows recruitment and staff as one row of tabs, each with its own address', () => {
  expect(placeTabsFor(true).map((tab) => addressOfTab(tab, paths))).toEqual([
    '/recruitment',
    '/staff',
    '/recruitment?tab=roles',
    '/staff?tab=analytics',
    '/recruitment?tab=public',
    '/recruitment?tab=last-season',
  ]);
});

test('offers a member neither applicants nor people the club could ask back', () => {
  expect(placeTabsFor(false)).toEqual(['roles', 'roster', 'analytics', 'public']);
});
