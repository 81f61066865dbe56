import { keptText } from '@platform/module-kit';

const text = keptText('sessionStorage', 'platform-scroll');
/** More than anyone walks back; keeps the storage small. */
const MOST_REMEMBERED = 100;

/** How far down each history entry of this tab was scrolled (pixels), by the entry's key; survives a reload. */
export function rememberedPositions(): Map<string, number> {
  const positions = read();
  window.addEventListener('pagehide', () => text.write(JSON.stringify([...positions].slice(-MOST_REMEMBERED))));
  return positions;
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(text.read() ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
