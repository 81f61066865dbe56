import type { PlatformManifest } from '@platform/contract';
import type { Rights } from '@platform/module-kit';
import { ownModule } from '../../ownModule.testkit';
import { placeOfFeature } from './placeOfFeature';

const reports = {
  descriptor: {
    routes: [
      { path: '/reports/:id', access: 'club', requires: 'advanced_reporting' },
      { path: '/reports', access: 'club', requires: 'advanced_reporting' },
    ],
    nav: [],
  },
};
const manifest = { modules: [ownModule, reports], switchedOff: [] } as unknown as PlatformManifest;
const member: Rights = { isAdmin: false, can: () => true };
const firm: Rights = { isAdmin: true, can: () => true, hasNoClub: true };

test.each([
  ['a page that asks for it', 'advanced_reporting', member, '/reports'],
  ['something that it lets a person do', 'export_data', member, '/settings?card=data-privacy'],
  ['a page of the platform itself', 'team_collaboration', member, '/user-dashboard?tab=team'],
  ['a page that other people open, too', 'board_view', member, '/reports'],
  ['nowhere without a club', 'system_settings', firm, undefined],
  ['nowhere while its page is not there', 'user_management', member, undefined],
  ['nowhere when no page uses it', 'weather', member, undefined],
])('%s', (_, feature, rights, place) => {
  expect(placeOfFeature(manifest, feature, rights)).toBe(place);
});
