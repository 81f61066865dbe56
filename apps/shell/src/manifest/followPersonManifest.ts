import type { PlatformManifest } from '@platform/contract';
import { manifestStore } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { recentErrors } from '../devtools/recentErrors';
import type { Page } from '../document/readPage';
import { numberedError } from '../platformError';
import { previewStore } from '../preview/previewStore';
import { previewTicket } from '../preview/previewTicket';
import { firstManifest } from './askRegistry';
import { withBuiltIn } from './builtInModule';
import { rememberedManifest } from './rememberedManifest';

/**
 * Keeps the manifest store in step with who is signed in: the page's manifest for visitors, the answer of
 * `platform_manifest` for a person, with the preview that this tab was opened for. If the registry cannot be asked, the
 * page's own manifest is used, and the store says that there is no answer.
 */
export function followPersonManifest(page: Page): void {
  /** Null is a visitor. */
  let personId: string | null | undefined;
  const pageManifest = withBuiltIn(page.manifest);
  manifestStore.set({ source: 'page', manifest: pageManifest });
  if (previewTicket.read()) manifestStore.set({ source: 'preview-pending', manifest: pageManifest });

  const follow = () => {
    const session = sessionStore.get();
    if (session.status === 'loading' || session.status === 'failed') return;
    const nextId = session.status === 'signed-in' ? session.user.id : null;
    if (nextId === personId) return;
    personId = nextId;
    if (!nextId) return manifestStore.set({ source: 'page', manifest: pageManifest });

    const ticket = previewTicket.read();
    const remembered = ticket === undefined ? rememberedManifest.read(nextId, page.composition) : undefined;
    if (remembered) manifestStore.set({ source: 'person', manifest: withBuiltIn(remembered) });
    else manifestStore.set({ source: ticket === undefined ? 'pending' : 'preview-pending', manifest: pageManifest });
    const ask = async () => {
      try {
        const manifest = await firstManifest(nextId, ticket);
        if (personId !== nextId) return;
        // Do not store a preview for the next visit.
        if (!manifest.preview) rememberedManifest.write(nextId, page.composition, manifest);
        if (ticket !== undefined) takePreview(manifest);
        manifestStore.set({ source: 'person', manifest: withBuiltIn(manifest) });
      } catch (error) {
        const message = 'The modules of the club could not be asked for';
        console.error(`${message} (${numberedError('club-modules')})`, error);
        recentErrors.add({ code: 'club-modules', message });
        if (personId !== nextId || remembered) return;
        if (ticket !== undefined) previewStore.set({ kind: 'unanswered' });
        const { source, manifest } = manifestStore.get();
        manifestStore.set({
          source: 'unanswered',
          manifest: source === 'unanswered' ? manifest : pageManifest,
          retry: ask,
        });
      }
    };
    void ask();
  };
  sessionStore.subscribe(follow);
  follow();
}

/** Shows the preview that the server answered, and forgets a ticket that it no longer accepts. */
function takePreview({ preview }: PlatformManifest): void {
  if (!preview) previewTicket.forget();
  previewStore.set(preview ? { kind: 'running', preview } : { kind: 'ended', stillShown: false });
}
