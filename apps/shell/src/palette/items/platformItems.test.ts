import type { PlatformManifest } from '@platform/contract';
import { platformItems } from './platformItems';

const manifest = {
  modules: [
    {
      id: 'operations',
      descriptor: {
        title: 'Operations',
        routes: [
          { path: '/operations', access: 'club', layout: 'app', title: 'Operations' },
          { path: '/scheduling', access: 'club', layout: 'app', title: 'Scheduling' },
          { path: '/reports', access: 'club', layout: 'app', title: 'Reports', requires: 'advanced_reporting' },
          { path: '/shifts/:id', access: 'club', layout: 'app', title: 'Shift' },
          { path: '/demo/operations', access: 'public', layout: 'demo', title: 'Operations demo' },
        ],
        nav: [{ area: 'sidebar', label: 'Operations center', to: '/operations', icon: 'clipboard-list', order: 1 }],
        actions: [
          { label: 'Add a shift', to: '/scheduling?new=shift', icon: 'calendar-check' },
          { label: 'Export the week', to: '/scheduling?export=week', requires: 'export_data' },
          { label: 'Make a report', to: '/reports?new=report' },
          { label: 'Leave the platform', to: '/nowhere' },
          { label: 'Ask the team', to: '/scheduling?ask=team', clubOnly: true },
          { label: 'Publish the week', to: '/scheduling?publish=week', editorsOnly: true },
        ],
      },
    },
    { id: 'old', descriptor: { title: 'Old', routes: [], nav: [] } },
  ],
  switchedOff: [],
} as unknown as PlatformManifest;

const offered = (...features: string[]) =>
  platformItems(manifest, { isAdmin: false, can: (feature) => features.includes(feature) }).map(({ label }) => label);

test("offers the platform's pages by sidebar name or title, without demos and single records", () => {
  expect(offered()).toEqual(['Operations center', 'Scheduling', 'Add a shift', 'Ask the team']);
});

test('offers an item with a feature to people who have it', () => {
  expect(offered('export_data')).toContain('Export the week');
  expect(offered('advanced_reporting')).toEqual([
    'Operations center',
    'Scheduling',
    'Reports',
    'Add a shift',
    'Make a report',
    'Ask the team',
  ]);
});

test('hides what is for club members from a person without a club', () => {
  const items = platformItems(manifest, { isAdmin: true, can: () => false, hasNoClub: true });
  expect(items.map(({ label }) => label)).toEqual(['Operations center', 'Scheduling', 'Add a shift']);
});

test("offers managers' actions to managers only", () => {
  const to = (editsClub?: boolean) =>
    platformItems(manifest, { isAdmin: false, can: () => false, editsClub }).map(({ label }) => label);
  expect(to(true)).toContain('Publish the week');
  expect(to(false)).not.toContain('Publish the week');
  // Unknown until the person's role arrives.
  expect(to(undefined)).not.toContain('Publish the week');
});

test('names the module of an item and links to its address', () => {
  const [page, , action] = platformItems(manifest, { isAdmin: false, can: () => false });
  expect(page).toMatchObject({
    icon: 'clipboard-list',
    detail: 'Operations',
    choice: { kind: 'open', to: '/operations' },
  });
  expect(action).toMatchObject({ detail: 'Operations', choice: { kind: 'open', to: '/scheduling?new=shift' } });
});
