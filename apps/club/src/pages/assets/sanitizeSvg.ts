import { drawingElements, isActiveAttribute, isActiveStyle } from '@platform/contract';
import { parseInert } from '@platform/module-kit';
import { ImageError } from './imageError';

const SVG = 'http://www.w3.org/2000/svg';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
/** Elements that a person can see in a drawing … */
const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text, use';
/** … unless they are inside one of these, which only define parts for others to use. */
const STORES = 'defs, symbol, clipPath, mask, marker, pattern';
/** Most characters; the storage accepts no larger drawing. */
const LONGEST = 1_000_000;

/** A drawing that is safe to show. */
interface SafeDrawing {
  svg: string;
  /** False if something was removed that the drawing may need, other than editor metadata. */
  isWhole: boolean;
}

/**
 * Removes everything from a drawing that runs, loads, links or animates, and the metadata of drawing programs. The
 * storage refuses whatever remains, by the same vocabulary.
 * @throws ImageError if it is not a drawing, is too large for a logo, or has nothing safe to show
 */
export function sanitizeSvg(text: string): SafeDrawing {
  if (text.length > LONGEST) throw new ImageError('This drawing is larger than 1 MB. Send it as PNG.');
  const parsed = parseInert(withoutHandlers(text), 'image/svg+xml');
  const root = parsed.documentElement;
  if (parsed.querySelector('parsererror') || root.localName !== 'svg' || root.namespaceURI !== SVG) {
    throw new ImageError('This is not an SVG drawing that can be read. Export it again, or send a PNG.');
  }
  const isWhole = clean(root);
  if (![...root.querySelectorAll(SHAPES)].some(isShown)) {
    throw new ImageError('Nothing of this drawing can be shown safely. Export it as plain shapes, or send a PNG.');
  }
  return { svg: new XMLSerializer().serializeToString(root), isWhole };
}

/** Renames event handlers, so that they cannot run: browsers report handlers even of a document that is only parsed. */
function withoutHandlers(text: string): string {
  return text.replace(/(\s)(on[a-z]+\s*=)/gi, '$1data-$2');
}

/** Removes what is not safe. Returns whether only metadata was removed. */
function clean(element: Element): boolean {
  let isWhole = true;
  for (const attribute of [...element.attributes]) {
    if (isHarmless(attribute)) continue;
    isWhole &&= isNote(attribute.localName);
    element.removeAttributeNode(attribute);
  }
  for (const child of [...element.childNodes]) {
    const isText = child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE;
    if (child instanceof Element && isDrawing(child)) isWhole = clean(child) && isWhole;
    else if (!isText) {
      isWhole &&= !(child instanceof Element) || child.namespaceURI !== SVG || child.localName === 'metadata';
      child.remove();
    }
  }
  return isWhole;
}

/** A copy of a removed element shows nothing. */
function isShown(shape: Element): boolean {
  const copiesNothing =
    shape.localName === 'use' && ![...shape.attributes].some(({ localName }) => localName === 'href');
  return !copiesNothing && !shape.closest(STORES);
}

function isDrawing(element: Element): boolean {
  if (element.namespaceURI !== SVG || !drawingElements.has(element.localName)) return false;
  // A style may contain only text: a browser would join the text around an element in it into one style.
  const isStyle = element.localName === 'style';
  return !isStyle || (element.childElementCount === 0 && !isActiveStyle(element.textContent));
}

/** Whether an attribute is a program's own metadata. Event handlers have such a name only after the renaming above. */
const isNote = (name: string): boolean => name.startsWith('data-') && !name.startsWith('data-on');

function isHarmless({ localName, namespaceURI, prefix, value }: Attr): boolean {
  if (localName.startsWith('data-')) return false;
  return namespaceURI === XMLNS || !isActiveAttribute(localName, prefix ?? '', value);
}
