import { moduleDescriptorSchema } from '@platform/contract';
import descriptor from '../module.json';

const parsed = moduleDescriptorSchema.parse(descriptor);

test('owns the home page alone and the contact page, both for everybody', () => {
  expect(parsed.routes.map(({ path, exact, access, layout }) => ({ path, exact, access, layout }))).toEqual([
    { path: '/', exact: true, access: 'public', layout: 'site' },
    { path: '/contact', exact: true, access: 'public', layout: 'site' },
  ]);
  for (const route of parsed.routes) expect(route.description).toBeTruthy();
});

test('its links lead only to pages that it has', () => {
  const paths = parsed.routes.map(({ path }) => path);
  for (const { to } of parsed.nav) expect(paths).toContain(to);
});
