import { matchRoute, type ManifestModule } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore, type SessionState } from '@platform/session';
import { releaseFolder } from '../loading/code/federationHost';
import { askNowAndThen } from '../document/askNowAndThen';
import { updateStore } from '../document/updateStore';
import { previewStore } from '../preview/previewStore';
import { moduleOnPage } from '../routing/moduleOnPage';
import { screenStore } from '../routing/screenStore';
import { askRegistry } from './askRegistry';
import { withBuiltIn } from './builtInModule';
import { rememberedManifest } from './rememberedManifest';

/**
 * Applies changes of the club's engagement to an open page: to its menus at once, and to its modules on the next
 * navigation, so that no one loses their work. A preview ends by itself.
 * @param composition what the page was composed from; stored with the answer
 */
export function followEngagement(composition: string): void {
  askNowAndThen(() => void refreshEngagement(composition));
  followClub(composition);
  let shown = moduleOnPage()?.id;
  screenStore.subscribe(() => {
    if (moduleOnPage()?.id !== shown) updateStore.setNewerModule(undefined);
    shown = moduleOnPage()?.id;
  });
}

/** Asks at once when the person joins, sets up or leaves a club: their modules change. */
function followClub(composition: string): void {
  let known = placeOf(sessionStore.get());
  sessionStore.subscribe(() => {
    const now = placeOf(sessionStore.get());
    if (!now) return;
    const before = known;
    known = now;
    if (before?.userId === now.userId && before.clubId !== now.clubId) void refreshEngagement(composition);
  });
}

/** The signed-in person and their club; undefined while unknown. */
function placeOf(session: SessionState): { userId: string; clubId: string | undefined } | undefined {
  if (session.status !== 'signed-in' || session.membership.status !== 'ready') return undefined;
  return { userId: session.user.id, clubId: session.membership.value.club?.id };
}

/**
 * Asks what the person's club has now.
 * @returns whether the module on the page has another release now, or none, and its code can be fetched
 */
export async function refreshEngagement(composition: string): Promise<boolean> {
  const before = manifestStore.get();
  const session = sessionStore.get();
  const isAsked = before.source === 'person' || before.source === 'unanswered';
  if (!isAsked || session.status !== 'signed-in' || previewStore.get().kind === 'running') return false;
  // A missing answer proves nothing: ask again in a few minutes.
  const answer = await askRegistry().catch(() => undefined);
  if (!answer || manifestStore.get() !== before) return false;
  const manifest = withBuiltIn(answer);
  if (before.source === 'person' && JSON.stringify(manifest) === JSON.stringify(before.manifest)) return false;
  rememberedManifest.write(session.user.id, composition, answer);
  const onPage = moduleOnPage();
  manifestStore.set({ source: 'person', manifest });
  // Not by id: the demo of a removed module stays.
  const match = matchRoute(manifest, pageHistory.location.pathname);
  const next = match.kind === 'route' ? match.module : undefined;
  const isOther = onPage !== undefined && next?.version !== onPage.version && (await answers(next));
  if (isOther) updateStore.setNewerModule(next?.version ?? 'none');
  return isOther;
}

/** Whether the code of a release can be fetched. A removed module has none to wait for. */
async function answers(module: ManifestModule | undefined): Promise<boolean> {
  if (!module) return true;
  try {
    return (await fetch(releaseFolder(module) + module.entry.file, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
