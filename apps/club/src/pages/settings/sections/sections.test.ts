import { sections, sectionsFor } from './sections';

const placesFor = (role: 'user' | 'manager') => sectionsFor(role).map(({ place }) => place);

test('whoever cannot change the club finds their own settings before it, and everything', () => {
  expect(placesFor('user').slice(0, 2)).toEqual(['user-preferences', 'notification-preferences']);
  expect(placesFor('user').slice(-3)).toEqual(['club-information', 'season-settings', 'minimum-wage']);
  expect(placesFor('user')).toHaveLength(sections.length);
  expect(placesFor('manager')[0]).toBe('club-information');
});
