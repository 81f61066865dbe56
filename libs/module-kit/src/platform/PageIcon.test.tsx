import type { ManifestModule } from '@platform/contract';
import { render } from '@testing-library/react';
import { manifestStore } from './manifestStore';
import { PageIcon } from './PageIcon';

const whistle = [['path', { d: 'M1 1h4' }]];
const guards = [['path', { d: 'M2 2h8' }]];
const pools = {
  descriptor: {
    routes: [{ path: '/pools' }, { path: '/pools/guards' }, { path: '/pools/log' }],
    nav: [{ area: 'sidebar', label: 'Pools', to: '/pools', order: 1, icon: 'whistle' }],
    actions: [{ label: 'See the guards', to: '/pools/guards', icon: 'guards' }],
    icons: { whistle, guards },
  },
} as unknown as ManifestModule;

const iconAt = (to: string) => {
  manifestStore.set({ source: 'page', manifest: { modules: [pools], switchedOff: [] } });
  return render(<PageIcon to={to} />).container.innerHTML;
};

test.each([
  ['/pools?open=1', 'M1 1h4'],
  ['/pools/guards', 'M2 2h8'],
  ['/pools/log', 'M1 1h4'],
])("shows the icon of the link to %s, or else the module's first", (to, drawing) => {
  expect(iconAt(to)).toContain(drawing);
});

test('shows a circle for an address without a module', () => {
  expect(iconAt('/tennis')).toContain('<circle');
});
