import type { Role } from '../store/sessionState';
import { mayUse } from './rightsOfRoles';

const granted = (featureName: string) => ({
  featureName,
  featureDisplayName: featureName,
  featureCategory: 'Insights',
});

test.each<[string, string, string[], Role, boolean]>([
  ['the reports to a person with Board', 'board_view', ['board_view'], 'user', true],
  ['the reports to a person with Analytics', 'board_view', ['analytics_view'], 'user', true],
  ['the reports to a manager', 'board_view', [], 'manager', true],
  ['no analytics to a person with Board', 'analytics_view', ['board_view'], 'user', false],
  ['no reports to other people', 'board_view', ['export_data'], 'user', false],
])('gives %s', (_, feature, grants, role, expected) => {
  expect(mayUse(feature, grants.map(granted), role)).toBe(expected);
});
