import { SaxesParser } from 'saxes';

/** The texts of all elements with a name in the service's answer; empty if it is not XML. */
export function textsIn(xml: string, name: string): string[] {
  const texts: string[] = [];
  let inside = false;
  const parser = new SaxesParser();
  parser.on('error', () => {});
  parser.on('opentag', ({ name: tag }) => {
    if (tag !== name) return;
    inside = true;
    texts.push('');
  });
  parser.on('text', (text) => {
    if (inside) texts.push((texts.pop() ?? '') + text);
  });
  parser.on('closetag', ({ name: tag }) => {
    if (tag === name) inside = false;
  });
  parser.write(xml).close();
  return texts;
}
