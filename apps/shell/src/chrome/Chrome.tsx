import { SkipLink, Toaster } from '@platform/ui';
import { useLayout } from '../routing/useScreen';
import { AppHeader } from './header/AppHeader';
import { AppSidebar } from './sidebar/AppSidebar';
import { SiteHeader } from './site/SiteHeader';

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
