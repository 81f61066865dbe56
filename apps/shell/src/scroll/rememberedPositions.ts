const STORAGE_KEY = 'platform-scroll';
/** More than anyone walks back; keeps the storage small. */
const MOST_REMEMBERED = 100;

/** How far down each history entry of this tab was scrolled (pixels), by the entry's key; survives a reload. */
export function rememberedPositions(): Map<string, number> {
  const positions = read();
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_REMEMBERED)));
    } catch {
      // Without storage, only a reload forgets where the page was.
    }
  });
  return positions;
}

function read(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
