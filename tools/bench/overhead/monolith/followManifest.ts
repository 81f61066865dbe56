import type { PlatformManifest } from '@platform/contract';
import { keptText, manifestStore } from '@platform/module-kit';
import { sessionStore, supabase, takeStartManifest } from '@platform/session';
import { withBuiltIn } from '../../../../apps/shell/src/manifest/builtInModule';
import type { Page } from '../../../../apps/shell/src/document/readPage';

const text = keptText('localStorage', 'platform-manifest');

/** Asks which modules a person's club has, and starts a repeated visit with the previous answer, as the shell does. */
export function followManifest({ manifest, composition }: Page): void {
  let personId: string | null | undefined;
  manifestStore.set({ source: 'page', manifest: withBuiltIn(manifest) });
  const follow = async () => {
    const session = sessionStore.get();
    if (session.status === 'loading' || session.status === 'failed') return;
    const nextId = session.status === 'signed-in' ? session.user.id : null;
    if (nextId === personId) return;
    personId = nextId;
    if (!nextId) return manifestStore.set({ source: 'page', manifest: withBuiltIn(manifest) });
    const kept = JSON.parse(text.read() ?? '{}') as { key?: string; manifest?: PlatformManifest };
    const key = `${nextId} ${composition}`;
    const remembered = kept.key === key ? kept.manifest : undefined;
    manifestStore.set({
      source: remembered ? 'person' : 'pending',
      manifest: withBuiltIn(remembered ?? manifest),
    });
    const started = await takeStartManifest(nextId, undefined);
    const answer = (started ?? (await (await supabase()).rpc('platform_manifest', {})).data) as PlatformManifest;
    text.write(JSON.stringify({ key, manifest: answer }));
    manifestStore.set({ source: 'person', manifest: withBuiltIn(answer) });
  };
  sessionStore.subscribe(() => void follow());
  void follow();
}
