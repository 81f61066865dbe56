import { describeIssues, platformManifestSchema, type PlatformManifest } from '@platform/contract';
import { sessionStore, supabase } from '@platform/session';
import type { Page } from '../page/readPage';
import { builtInModule } from './builtInModule';
import { manifestStore } from './manifestStore';
import { rememberedManifest } from './rememberedManifest';

/**
 * Keeps the manifest store in step with who is signed in: the page's manifest for visitors, the answer of
 * `platform_manifest` for a person. When the registry cannot be asked, the page's own manifest serves.
 */
export function followPersonManifest(page: Page): void {
  let personId: string | undefined;
  const pageManifest = withBuiltIn(page.manifest);
  manifestStore.set({ source: 'page', manifest: pageManifest });

  const follow = () => {
    const session = sessionStore.get();
    if (session.status === 'loading') return;
    const nextId = session.status === 'signed-in' ? session.user.id : undefined;
    if (nextId === personId) return;
    if (personId) rememberedManifest.forget();
    personId = nextId;
    if (!nextId) return manifestStore.set({ source: 'page', manifest: pageManifest });

    const remembered = rememberedManifest.read(nextId, page.composition);
    manifestStore.set(
      remembered
        ? { source: 'person', manifest: withBuiltIn(remembered) }
        : { source: 'pending', manifest: pageManifest },
    );
    void askRegistry()
      .then((manifest) => {
        if (personId !== nextId) return;
        rememberedManifest.write(nextId, page.composition, manifest);
        manifestStore.set({ source: 'person', manifest: withBuiltIn(manifest) });
      })
      .catch((error: unknown) => {
        console.error('The modules of the club could not be asked for', error);
        if (personId === nextId && !remembered) manifestStore.set({ source: 'person', manifest: pageManifest });
      });
  };
  sessionStore.subscribe(follow);
  follow();
}

async function askRegistry(): Promise<PlatformManifest> {
  const client = await supabase();
  const answer = await client.rpc('platform_manifest');
  if (answer.error) throw new Error(answer.error.message);
  const parsed = platformManifestSchema.safeParse(answer.data);
  if (!parsed.success) throw new Error(`The registry's answer is malformed: ${describeIssues(parsed.error)}`);
  return parsed.data;
}

/** The shell's own pages take part in routing and navigation like any module's. */
function withBuiltIn(manifest: PlatformManifest): PlatformManifest {
  return { ...manifest, modules: [builtInModule, ...manifest.modules] };
}
