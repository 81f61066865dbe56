import {
  pageBlockIds,
  pageConfigSchema,
  platformManifestSchema,
  type PageConfig,
  type PlatformManifest,
} from '@platform/contract';

/** A composed page's data about itself. */
export interface PlatformPage {
  config: PageConfig;
  manifest: PlatformManifest;
  /** Name of the folder of the shell that the page was composed with. */
  shellDigest: string;
}

/** Reads a composed page. @returns undefined for any other HTML, such as the outbox of the local stack */
export function readPlatformPage(html: string): PlatformPage | undefined {
  const config = pageConfigSchema.safeParse(blockOf(html, pageBlockIds.config));
  const manifest = platformManifestSchema.safeParse(blockOf(html, pageBlockIds.manifest));
  const shellDigest = /"\/shell\/([0-9a-f]{16})\//.exec(html)?.[1];
  if (!config.success || !manifest.success || !shellDigest) return undefined;
  return { config: config.data, manifest: manifest.data, shellDigest };
}

function blockOf(html: string, id: string): unknown {
  const block = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1];
  try {
    return JSON.parse(block ?? '');
  } catch {
    return undefined;
  }
}
