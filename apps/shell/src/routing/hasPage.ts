import { manifestStore } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { resolveScreen } from './resolveScreen';

/**
 * Whether an address of the platform leads the person to a page, rather than to a notice that there is none for them:
 * a module that their club has not engaged or that is unknown, or a feature that they have not been granted.
 * @param address a path, with or without a query
 */
export function hasPage(address: string): boolean {
  const { pathname } = new URL(address, window.location.origin);
  const { kind } = resolveScreen({ pathname, session: sessionStore.get(), modules: manifestStore.get() });
  return ![
    'not-found',
    'no-home',
    'left-club',
    'switched-off',
    'unreleased',
    'modules-failed',
    'missing-feature',
  ].includes(kind);
}
