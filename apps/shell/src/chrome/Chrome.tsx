import { SkipLink, Toaster } from '@platform/ui';
import { AppHeader } from './AppHeader';
import { AppSidebar } from './AppSidebar';
import { SiteHeader } from './SiteHeader';
import { useLayout } from './storeHooks';

/** Everything above and beside the module, according to the layout of the current route. */
export function Chrome() {
  const layout = useLayout();
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      {layout === 'site' && <SiteHeader />}
      {(layout === 'app' || layout === 'demo') && (
        <>
          <AppHeader demo={layout === 'demo'} />
          <AppSidebar demo={layout === 'demo'} />
        </>
      )}
      <Toaster />
    </>
  );
}
