import { followScroll } from '@platform/module-kit';
import { registerModules } from './boot/registerModules';
import { showModules } from './boot/showModules';
import { startNotices } from './boot/startNotices';
import { startPerson } from './boot/startPerson';
import { mountChrome } from './chrome/mountChrome';
import { followPageFrame } from './chrome/outlet/followPageFrame';
import { browserTurn } from './document/browserTurn';
import { readPage } from './document/readPage';
import { showUnexpectedError } from './document/showUnexpectedError';
import { guardScripts } from './loading/code/scriptPolicy';
import { outletStore } from './loading/frame/outletStore';

/** The folder that the shell is loaded from. The bundler fills it in. */
declare const __webpack_public_path__: string;

/** The shell: read the page, start the session, register modules, show them, render the chrome, go. */
async function run(): Promise<void> {
  guardScripts(__webpack_public_path__);
  const page = await readPage();
  startPerson(page);
  registerModules(page);
  await browserTurn();
  followPageFrame();
  await showModules();
  mountChrome();
  followScroll(outletStore);
  startNotices(page);
}

run().catch((error: unknown) => showUnexpectedError(error));
