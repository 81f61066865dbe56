import { createElement, Fragment, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { Drawing } from './drawing';
import { readStyleGroups } from './styleGroups';

/**
 * Draws a React tree to its end: everything lazy in it is waited for.
 * @param identifierPrefix the one of the root that takes the markup over in the browser
 * @throws whatever a component throws, also inside of a boundary that would show something else instead
 */
export async function drawTree(tree: ReactNode, identifierPrefix: string): Promise<Drawing> {
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
