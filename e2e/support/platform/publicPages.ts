import type { ModuleRoute, NavEntry, PlatformManifest } from '@platform/contract';
import type { APIRequestContext } from '@playwright/test';

/** The composed manifest, as every visitor gets it. */
export async function publicManifest(request: APIRequestContext): Promise<PlatformManifest> {
  return (await (await request.get('/modules.json')).json()) as PlatformManifest;
}

/** The public site: one page for everyone at each of these addresses. */
export const publicPages = ({ modules }: PlatformManifest): ModuleRoute[] =>
  modules
    .flatMap(({ descriptor }) => descriptor.routes)
    .filter(({ access, layout, exact }) => access === 'public' && layout === 'site' && exact);

/** Links of one list, of all modules. */
export const linksOf = ({ modules }: PlatformManifest, area: NavEntry['area']): NavEntry[] =>
  modules.flatMap(({ descriptor }) => descriptor.nav).filter((entry) => entry.area === area);
