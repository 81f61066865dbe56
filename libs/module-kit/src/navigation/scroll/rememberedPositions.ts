import { keptText } from '../../browser/keptText';
import { parsedJson } from '../../browser/parsedJson';

const text = keptText('sessionStorage', 'platform-scroll');
/** The most positions to store. People do not go back further than this, and it keeps the storage small. */
const MOST_REMEMBERED = 100;

/**
 * The scroll position of each history entry of this tab (pixels), by the entry's key; survives a reload.
 * @param complete adds the last position, right before all of them are stored
 */
export function rememberedPositions(complete: () => void): Map<string, number> {
  const positions = read();
  window.addEventListener('pagehide', () => {
    complete();
    text.write(JSON.stringify([...positions].slice(-MOST_REMEMBERED)));
  });
  return positions;
}

function read(): Map<string, number> {
  const kept = parsedJson(text.read());
  return new Map(Array.isArray(kept) ? (kept as [string, number][]) : []);
}
