import { connectSupabase, startSession } from '@platform/session';
import { mountChrome } from './chrome/mountChrome';
import { startApplications } from './loading/applications';
import { startFederation } from './loading/federationHost';
import { followPersonManifest } from './manifest/followPersonManifest';
import { readPage } from './page/readPage';
import { showBootFailure } from './page/showBootFailure';
import { followScreens } from './screens/screenStore';
import { followScroll } from './scroll/followScroll';

/** The shell: read the page, start the session, know the modules, draw the chrome, go. */
async function run(): Promise<void> {
  const page = await readPage();
  connectSupabase({
    url: page.config.supabaseUrl || window.location.origin,
    publishableKey: page.config.publishableKey,
  });
  startSession();
  startFederation(page.config.artifactOrigin);
  followPersonManifest(page);
  followScreens();
  mountChrome();
  startApplications(requireElement('module-outlet'));
  followScroll();
}

function requireElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

run().catch(showBootFailure);
