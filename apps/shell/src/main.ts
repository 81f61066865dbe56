import { forgetPersonTexts, rememberPerson, rememberRefusals, slotHost } from '@platform/module-kit';
import { connectSupabase, startSession } from '@platform/session';
import { mountChrome } from './chrome/mountChrome';
import { startApplications } from './loading/frame/applications';
import { startFederation } from './loading/code/federationHost';
import { loadAhead } from './loading/code/loadAhead';
import { learnFromFreezes } from './loading/freezes/loadingMark';
import { fetchKeeper, keepPage } from './loading/neighbors/pageKeeper';
import { guardScripts, trustScriptsOf } from './loading/code/scriptPolicy';
import { trustRoots } from './loading/signature/requireSignature';
import { followPersonManifest } from './manifest/followPersonManifest';
import { rememberedManifest } from './manifest/rememberedManifest';
import { browserTurn } from './document/browserTurn';
import { readPage, type Page } from './document/readPage';
import { showUnexpectedError } from './document/showUnexpectedError';
import { recentChoices } from './palette/items/recentChoices';
import { followDepartures } from './person/followDepartures';
import { forgetPreview } from './preview/forgetPreview';
import { previewTicket } from './preview/previewTicket';
import { followScreens } from './routing/screenStore';
import { followScroll } from './scroll/followScroll';
import { chosenTheme } from './theme/chosenTheme';

/** The folder that the shell is loaded from. The bundler fills it in. */
declare const __webpack_public_path__: string;

/** What the browser stores about a person. Signing out removes it. */
const ofPerson = [
  rememberedManifest.forget,
  recentChoices.forget,
  () => chosenTheme.set(undefined),
  forgetPreview,
  forgetPersonTexts,
];

/** The shell: read the page, start the session, register modules, render the chrome, go. */
async function run(): Promise<void> {
  guardScripts(__webpack_public_path__);
  void fetchKeeper();
  const page = await readPage();
  connectSupabase({
    url: page.config.supabaseUrl || window.location.origin,
    publishableKey: page.config.publishableKey,
  });
  startSession({ ticket: previewTicket.read });
  rememberRefusals('shell', () => import('./tableRefusals'));
  startFederation(page.config.artifactOrigin);
  trustRoots(page.config.roots);
  followDepartures(ofPerson);
  rememberPerson();
  followPersonManifest(page);
  followScreens();
  slotHost.connect(async () =>
    (await import(/* webpackChunkName: "slots" */ './slots/createSlotHost')).createSlotHost(),
  );
  await browserTurn();
  mountChrome();
  await learnFromFreezes();
  startApplications(requireElement('module-outlet'));
  void loadAhead();
  void keepPage();
  followScroll();
  await startNotices(page);
}

/** A separate chunk: the page is complete without it. */
async function startNotices(page: Page): Promise<void> {
  try {
    (await import(/* webpackChunkName: "notices" */ './chrome/notices/mountNotices')).mountNotices(page, {
      followDepartures,
      trustScriptsOf,
    });
  } catch (error) {
    console.error('The notices of the page could not be loaded', error);
  }
}

function requireElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}

run().catch((error: unknown) => showUnexpectedError(error));
