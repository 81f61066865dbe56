/** The address below which the monolith's files are served. */
export const MONOLITH_BASE = '/monolith/';

export interface MonolithFiles {
  /** The scripts of every page, in their order. */
  scripts: string[];
  /** The chunks with a module's pages, by the module's id. */
  chunks: Map<string, string[]>;
}

const SHELL_SCRIPT = /\s*<script defer src="([^"]*)"[^>]*><\/script>/g;
const SCRIPT_HINT = /\s*<link rel="preload" as="script" href="([^"]*)"[^>]*?\/>/g;
const MODULE_HINT = /\s*<link rel="(preload|prefetch)" as="script" href="[^"]*\/modules\/([^/"]+)\/[^"]*"[^>]*?\/>/g;
const TRUSTED_TYPES = /;\s*(require-trusted-types-for|trusted-types)\s[^;"]*/g;

/**
 * A composed page of the platform with the scripts of the monolith: the same markup, styles and fonts, and the same
 * hints, for the chunks of the page's own module.
 */
export function monolithPage(html: string, { scripts, chunks }: MonolithFiles): string {
  const hinted = new Set<string>();
  const shellScripts = new Set([...html.matchAll(SHELL_SCRIPT)].map(([, address]) => address));
  const ofShell = [...html.matchAll(SCRIPT_HINT)].filter(([, address]) => shellScripts.has(address));
  const [firstOfShell = ''] = ofShell[0] ?? [];
  const scriptHints = scripts.map(
    (file) => `\n    <link rel="preload" as="script" href="${MONOLITH_BASE}${file}" fetchpriority="low" />`,
  );
  const tags = scripts.map((file) => `<script defer src="${MONOLITH_BASE}${file}"></script>`);
  return withoutTrustedTypes(html)
    .replace(MODULE_HINT, (tag, hint: string, id: string) => {
      const priority = tag.includes('fetchpriority="low"') ? ' fetchpriority="low"' : '';
      const files = (chunks.get(id) ?? []).filter((file) => !hinted.has(file));
      files.forEach((file) => hinted.add(file));
      return files
        .map((file) => `\n    <link rel="${hint}" as="script" href="${MONOLITH_BASE}${file}"${priority} />`)
        .join('');
    })
    .replace(SCRIPT_HINT, (tag, address: string) => {
      if (!shellScripts.has(address)) return tag;
      return tag === firstOfShell ? scriptHints.join('') : '';
    })
    .replace(SHELL_SCRIPT, '')
    .replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

/** A policy without Trusted Types, which only the shell's own loader fulfills. */
export const withoutTrustedTypes = (text: string): string => text.replace(TRUSTED_TYPES, '');
