import { matchRoute } from '@platform/contract';
import { EntryIcon, iconNamed, iconOf, useManifest } from '@platform/module-kit';

interface PageIconProps {
  /** The address of a page, with or without what is open on it. */
  to: string;
  /** Edge in px. */
  size?: number;
}

/** The icon of the link to a page, as the page's module brings it. A circle where no module has the page. */
export function PageIcon({ to, size = 20 }: PageIconProps) {
  const match = matchRoute(useManifest(), to.split(/[?#]/)[0] ?? '');
  return <EntryIcon icon={match.kind === 'route' ? iconTo(match) : undefined} size={size} />;
}

function iconTo({ module, route }: Extract<ReturnType<typeof matchRoute>, { kind: 'route' }>) {
  const { nav, actions = [] } = module.descriptor;
  const link = [...nav, ...actions].find(({ to }) => to === route.path);
  return iconNamed(module.descriptor, link?.icon) ?? iconOf(module);
}
