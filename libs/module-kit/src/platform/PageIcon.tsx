import { matchRoute, type NavEntry } from '@platform/contract';
import { closestWay } from './closestWay';
import { EntryIcon } from './EntryIcon';
import { iconNamed, iconOf } from './moduleIcon';
import { useManifest } from './useManifest';

interface PageIconProps {
  /** The address of a page, with or without what is open on it. */
  to: string;
  /** Edge in px. */
  size?: number;
}

/**
 * The icon of the link or the action that leads to an address, from the page's module. Of several, it takes the one
 * that shares most of the query. A circle if no module has the page.
 */
export function PageIcon({ to, size = 20 }: PageIconProps) {
  const match = matchRoute(useManifest(), to.split(/[?#]/)[0] ?? '');
  return <EntryIcon icon={match.kind === 'route' ? iconTo(to, match) : undefined} size={size} />;
}

function iconTo(address: string, { module, route }: Extract<ReturnType<typeof matchRoute>, { kind: 'route' }>) {
  const { nav, actions = [] } = module.descriptor;
  const ways: readonly Pick<NavEntry, 'to' | 'icon'>[] = [...nav, ...actions];
  const link = closestWay(address, ways) ?? ways.find(({ to }) => to === route.path);
  return iconNamed(module.descriptor, link?.icon) ?? iconOf(module);
}
