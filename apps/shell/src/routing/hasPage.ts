import { manifestStore } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { resolveScreen } from './resolveScreen';

/**
 * Whether an address shows the person a page, rather than a notice that there is none for them: a module that is
 * unknown or that their club has not engaged, or a feature that they have not been granted.
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
