import type { PlatformManifest } from '@platform/contract';
import { keptText, parsedJson } from '@platform/module-kit';

const text = keptText('localStorage', 'platform-manifest');

/**
 * The person's last manifest, so that their next visit starts without waiting. It is used only for the same person and
 * while the page is composed from the same releases and the same shell: after a promotion, the page waits for a fresh
 * answer. It was checked before it was stored.
 */
export const rememberedManifest = {
  read(userId: string, composition: string): PlatformManifest | undefined {
    const kept = parsedJson(text.read()) as Record<string, unknown> | undefined;
    if (kept?.userId !== userId || kept.composition !== composition) return undefined;
    return kept.manifest as PlatformManifest;
  },

  write(userId: string, composition: string, manifest: PlatformManifest): void {
    text.write(JSON.stringify({ userId, composition, manifest }));
  },

  forget: (): void => text.forget(),
};
