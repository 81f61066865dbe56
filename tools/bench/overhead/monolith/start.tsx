import { followScroll, rememberRefusals, slotHost } from '@platform/module-kit';
import { connectSupabase, startSession } from '@platform/session';
import { readPage } from '../../../../apps/shell/src/document/readPage';
import { whenSettled } from '../../../../apps/shell/src/document/whenSettled';
import { outletStore } from '../../../../apps/shell/src/loading/frame/outletStore';
import { followScreens } from '../../../../apps/shell/src/routing/screenStore';
import { followManifest } from './followManifest';
import { loadPagesAhead } from './loadPagesAhead';
import { followFrame, mountFrame } from './mountFrame';
import { mountPages } from './mountPages';
import { moduleSlots } from './moduleSlots';

/**
 * The product as one application: it starts all at once, and its router loads each module's pages as a chunk. It leaves
 * out what being in parts costs: federation, releases with digests and signatures, fallbacks, previews and the checks of
 * what the registry answers.
 */
async function start(): Promise<void> {
  const page = await readPage();
  connectSupabase({
    url: page.config.supabaseUrl || window.location.origin,
    publishableKey: page.config.publishableKey,
  });
  startSession({ whenSettled });
  rememberRefusals('shell', () => import('../../../../apps/shell/src/tableRefusals'));
  followManifest(page);
  followScreens();
  slotHost.connect(() => Promise.resolve(moduleSlots));
  followFrame();
  mountPages();
  await loadPagesAhead();
  mountFrame();
  followScroll(outletStore);
}

void start();
