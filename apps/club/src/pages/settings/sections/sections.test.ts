import { sections, sectionsFor } from './sections';

const placesFor = (role: 'user' | 'manager') => sectionsFor(role).map(({ place }) => place);

test('puts a person’s own settings first when they cannot change the club', () => {
  expect(placesFor('user').slice(0, 2)).toEqual(['user-preferences', 'notification-preferences']);
  expect(placesFor('user').slice(-3)).toEqual(['club-information', 'season-settings', 'minimum-wage']);
  expect(placesFor('user')).toHaveLength(sections.length);
  expect(placesFor('manager')[0]).toBe('club-information');
});
