import { rememberRefusals, slotHost } from '@platform/module-kit';
import type { Page } from '../document/readPage';
import { startFederation } from '../loading/code/federationHost';
import { shareLibraries } from '../loading/code/shareLibraries';
import { trustRoots } from '../loading/signature/requireSignature';
import { followPersonManifest } from '../manifest/followPersonManifest';
import { followScreens } from '../routing/screenStore';

/** Registers the modules of the person on this page, and decides which of them the address shows. Loads none of them. */
export function registerModules(page: Page): void {
  rememberRefusals('shell', () => import('../tableRefusals'));
  startFederation(page.config.artifactOrigin);
  shareLibraries();
  trustRoots(page.config.roots);
  followPersonManifest(page);
  followScreens();
  slotHost.connect(async () =>
    (await import(/* webpackChunkName: "slots" */ '../slots/createSlotHost')).createSlotHost(),
  );
}
