import { forgetPersonTexts, rememberPerson } from '@platform/module-kit';
import { connectSupabase, startSession } from '@platform/session';
import type { Page } from '../document/readPage';
import { whenSettled } from '../document/whenSettled';
import { rememberedManifest } from '../manifest/rememberedManifest';
import { recentChoices } from '../palette/items/recentChoices';
import { followDepartures } from '../person/followDepartures';
import { forgetKeptOffline } from '../person/keptOffline';
import { forgetPreview } from '../preview/forgetPreview';
import { previewTicket } from '../preview/previewTicket';
import { chosenTheme } from '../theme/chosenTheme';

/** What the browser stores about a person. Signing out removes it. */
const ofPerson = [
  rememberedManifest.forget,
  recentChoices.forget,
  () => chosenTheme.set(undefined),
  forgetPreview,
  forgetPersonTexts,
  ...forgetKeptOffline,
];

/** Starts the session of the page, and follows who comes and goes. */
export function startPerson({ config }: Page): void {
  connectSupabase({
    url: config.supabaseUrl || window.location.origin,
    publishableKey: config.publishableKey,
  });
  startSession({ ticket: previewTicket.read, whenSettled });
  followDepartures(ofPerson);
  rememberPerson();
}
