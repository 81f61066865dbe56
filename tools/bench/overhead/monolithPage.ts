/** The address below which the monolith's files are served. */
export const MONOLITH_BASE = '/monolith/';

export interface MonolithFiles {
  /** The scripts of every page, in their order. */
  scripts: string[];
  /** The chunks with a module's pages, by the module's id. */
  chunks: Map<string, string[]>;
  /** The chunks that a page with a signed-in person loads next by itself. */
  members: string[];
}

/** The tags that the platform keeps until a person uses the page. The monolith starts at once. */
const ON_DEMAND = /\s*<template id="page-code">(.*?)<\/template>/s;
/** Before the policy, as on the platform's other pages. */
const POLICY = /(?=<meta http-equiv="Content-Security-Policy")/;
const SHELL_SCRIPT = /\s*<script defer src="[^"]*"[^>]*><\/script>/g;
const SCRIPT_HINT = /\s*<link rel="(preload|prefetch)" as="script" href="([^"]*)"[^>]*?\/>/g;
const MODULE_ADDRESS = /\/modules\/([^/]+)\//;
const TRUSTED_TYPES = /;\s*(require-trusted-types-for|trusted-types)\s[^;"]*/g;

/**
 * A composed page of the platform with the scripts of the monolith: the same markup, styles and fonts, and the same
 * hints, for its own files.
 * @param shellMembers addresses of the scripts that the platform names on pages for members
 */
export function monolithPage(
  html: string,
  { scripts, chunks, members }: MonolithFiles,
  shellMembers: readonly string[],
): string {
  const isForMembers = shellMembers.some((address) => html.includes(address));
  const starting = [...scripts, ...(isForMembers ? members : [])];
  const hinted = new Set(starting);
  let isStartHinted = false;
  const tags = scripts.map((file) => `<script defer src="${MONOLITH_BASE}${file}"></script>`);
  return namingItsScripts(withoutTrustedTypes(html))
    .replace(SCRIPT_HINT, (tag, hint: string, address: string) => {
      const id = MODULE_ADDRESS.exec(address)?.[1];
      if (id !== undefined) {
        const files = (chunks.get(id) ?? []).filter((file) => !hinted.has(file));
        files.forEach((file) => hinted.add(file));
        return hintsOf(files, hint, tag);
      }
      const files = isStartHinted ? [] : starting;
      isStartHinted = true;
      return hintsOf(files, hint, tag);
    })
    .replace(SHELL_SCRIPT, '')
    .replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
}

/** A page with its tags outside of the template. */
function namingItsScripts(html: string): string {
  const [template, tags = ''] = ON_DEMAND.exec(html) ?? [];
  return template ? html.replace(template, '').replace(POLICY, () => `${tags}\n    `) : html;
}

function hintsOf(files: readonly string[], hint: string, replaced: string): string {
  const priority = replaced.includes('fetchpriority="low"') ? ' fetchpriority="low"' : '';
  return files
    .map((file) => `\n    <link rel="${hint}" as="script" href="${MONOLITH_BASE}${file}"${priority} />`)
    .join('');
}

/** A policy without Trusted Types, which only the shell's own loader fulfills. */
export const withoutTrustedTypes = (text: string): string => text.replace(TRUSTED_TYPES, '');
