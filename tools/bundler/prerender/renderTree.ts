import { createElement, Fragment, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { Rendering } from './rendering';
import { readStyleGroups } from './styleGroups';

/**
 * Renders a React tree completely, and waits for its lazy parts.
 * @param identifierPrefix the prefix of the root that hydrates the markup in the browser
 * @throws any error of a component, even inside of a boundary that would show a fallback
 */
export async function renderTree(tree: ReactNode, identifierPrefix: string): Promise<Rendering> {
  const sheet = new ServerStyleSheet();
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(sheet.collectStyles(createElement(Fragment, null, tree)), {
    identifierPrefix,
    onError: (error) => void problems.push(error),
    // Large parts would come as hidden pieces that an inline script moves into place, which the page does not allow.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  if (problems.length > 0) throw problems[0];
  const css = /^<style[^>]*>(.*)<\/style>$/s.exec(sheet.getStyleTags())?.[1] ?? '';
  return { markup: Buffer.concat(chunks).toString('utf8'), styles: readStyleGroups(css) };
}
