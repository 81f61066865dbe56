import { drawingElements, isActiveAttribute, isActiveStyle } from '@platform/contract';
import { SaxesParser } from 'saxes';
import { StorageError, tooLarge, unsupportedType } from '../storageError';
import type { Inspection } from './inspection';

const SVG = 'http://www.w3.org/2000/svg';

/** Most bytes of a drawing: more is not a logo, and parsing takes time. */
const MAX_BYTES = 1024 * 1024;
const MAX_DEPTH = 100;

/**
 * Accepts a drawing that is already sanitized: well-formed, without doctype, without anything that runs, loads, links
 * or moves. Repairs nothing, because the stored bytes must be the checked ones.
 */
export function inspectSvg(): Inspection {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = drawingParser();
  let bytes = 0;
  const guarded = (step: () => void) => {
    try {
      step();
    } catch (error) {
      throw error instanceof StorageError ? error : refused('it is not well-formed XML in UTF-8');
    }
  };
  return {
    add: (chunk) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw tooLarge(MAX_BYTES);
      guarded(() => parser.write(decoder.decode(chunk, { stream: true })));
    },
    end: () => guarded(() => parser.write(decoder.decode()).close()),
  };
}

function drawingParser(): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  let style = '';
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== 'utf-8') throw refused(`it says that it is written in ${encoding}`);
  });
  parser.on('doctype', () => {
    throw refused('it has a doctype');
  });
  parser.on('processinginstruction', ({ target }) => {
    throw refused(`it has an instruction for "${target}"`);
  });
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    // A browser joins the text around such an element into one style.
    if (open.at(-1) === 'style') throw refused('its styles have elements in them');
    open.push(local);
    if (open.length > MAX_DEPTH) throw refused('its elements are nested too deeply');
    if (open[0] !== 'svg') throw refused('its outermost element is not svg');
    if (uri !== SVG || !drawingElements.has(local)) throw refused(`it has the element "${name}"`);
    for (const attribute of Object.values(attributes)) {
      if (attribute.uri === 'http://www.w3.org/2000/xmlns/') continue;
      if (isActiveAttribute(attribute.local, attribute.prefix, attribute.value)) {
        throw refused(`its element "${name}" has an attribute "${attribute.name}" that runs or loads something`);
      }
    }
    style = '';
  });
  const read = (text: string) => {
    style += text;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (local === 'style' && isActiveStyle(style)) throw refused('its styles load something');
  });
  return parser;
}

function refused(why: string): StorageError {
  return unsupportedType(
    `This drawing is not accepted, because ${why}. Export it as plain SVG, without scripts and links, or send a PNG.`,
  );
}
